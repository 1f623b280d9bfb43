import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { createDatabase, createLogSchema, runSql } from '../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { takeCall } from '../../../testing/applications.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { samplePackFolder } from '../../../testing/sample-content.ts';
import { createPerson, signedIn, testPassword } from '../../../testing/people.ts';
import { run } from './cli/run.ts';

const example = fileURLToPath(new URL('../../../packs/example', import.meta.url));
const password = 'seven lanterns on a river';
const person = ['--email', 'chair@example.com', '--nick-name', '회장'];

let test: TestApi;
let keysDir: string;
beforeAll(async () => {
  test = await createTestApi();
  keysDir = join(mkdtempSync(join(tmpdir(), 'cli-')), 'keys');
  await createSigningKeys(keysDir);
});
afterAll(async () => {
  rmSync(join(keysDir, '..'), { recursive: true });
  await test[Symbol.asyncDispose]();
});

const envFor = (more: Record<string, string> = {}) => ({
  NODE_ENV: 'development',
  DATABASE_URL: test.urls.appUrl,
  DATABASE_OWNER_URL: test.urls.ownerUrl,
  KEYS_DIR: keysDir,
  FILES_DIR: join(keysDir, '../files'),
  ...more,
});

/** The program itself, in a process of its own. */
async function program(args: string[], input = '') {
  const child = spawn(process.execPath, [fileURLToPath(new URL('cli.ts', import.meta.url)), ...args], {
    env: { PATH: process.env['PATH'], ...envFor() },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

/** What a verb says. */
async function cli(args: string[], more: Record<string, string> = {}): Promise<string> {
  const said: string[] = [];
  await run(args, { env: envFor(more), say: (line) => said.push(line) });
  return said.join('\n');
}

/** A database that no other test has filled. */
async function newDatabase() {
  const own = await createTestApi();
  const env = { DATABASE_URL: own.urls.appUrl, DATABASE_OWNER_URL: own.urls.ownerUrl };
  return Object.assign(own, { cli: (args: string[], more = {}) => cli(args, { ...env, ...more }) });
}

const signIn = (login: string, typed: string, app = test.app) =>
  createBrowser(app).send('POST', '/auth/login', { login, password: typed });

describe('the command line', () => {
  it('D-OPS-13 slow says what is missing where nobody counts statements', async () => {
    await expect(cli(['slow'])).rejects.toThrow('pg_stat_statements');
  });

  it('D-AU-10 create-owner makes the first account with a password from standard input, once', async () => {
    const args = ['create-owner', '--username', 'chair', ...person, '--password-stdin'];
    const made = await program(args, `${password}\n`);
    expect(made).toEqual({ code: 0, out: 'chair may sign in as owner.\n', err: '' });
    expect((await signIn('chair', password)).json().data.userInfo.pendingFactor).toBe('set-up');
    expect(await program(args, password)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('exists already'),
    });
  });

  it('D-AU-13 create-owner refuses an easy password in words, without a stack', async () => {
    const args = ['create-owner', '--username', 'other', ...person, '--password-stdin'];
    expect(await program(args, 'ulsankidney2026')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^짐작하기 쉬운 비밀번호[^\n]*\n {2}password\n$/),
    });
  });

  it('D-AU-10 approve lets a pending account work; disable ends that', async () => {
    const { username } = await createPerson(test, { state: 'pending' });
    expect(await cli(['approve', username, 'editor', 'driver'])).toBe(`${username} may sign in as editor, driver.`);
    const browser = createBrowser(test.app);
    const answer = await browser.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(answer.json().data.userInfo.roles).toEqual(['editor', 'driver']);
    await cli(['disable', username]);
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(401);
  });

  it('D-OFF-13 disable says how many open cases are left without anybody who leads them', async () => {
    const { username, browser } = await signedIn(test, ['dispatcher']);
    await takeCall(browser);
    expect(await cli(['disable', username])).toContain('Open cases that still stand under that name: 1.');
  });

  it('D-OPS-14 sign-everybody-out ends every session, as after a restore', async () => {
    const { username } = await createPerson(test, { roles: ['editor'] });
    const browser = createBrowser(test.app);
    await browser.send('POST', '/auth/login', { login: username, password: testPassword });
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(200);
    expect(await cli(['sign-everybody-out'])).toContain('Everybody has to sign in again');
    expect((await browser.send('POST', '/auth/refresh', { refreshToken: '' })).statusCode).toBe(401);
  });

  it('D-AU-16 reset-factor lets an owner who lost everything set a factor up anew, and is in the log', async () => {
    const { username, id, browser } = await signedIn(test, ['owner']);
    const { $client } = test.database.write;
    await $client.query(
      `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, is_synced, name)
       values (gen_random_uuid(), $1, 'lost', '', 0, '{}', false, '')`,
      [id],
    );
    await $client.query(`insert into authenticator_apps (account_id, secret, confirmed_at) values ($1, '', now())`, [
      id,
    ]);
    await $client.query(`insert into recovery_codes values (sha256('lost'), $1)`, [id]);
    expect((await signIn(username, testPassword)).json().data.userInfo.pendingFactor).toBe('ask');

    expect(await cli(['reset-factor', username])).toContain('no second factor any more');
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(401);
    const again = createBrowser(test.app);
    const answer = await again.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(answer.json().data.userInfo.pendingFactor).toBe('set-up');
    expect((await again.send('GET', '/auth/factors')).json().data).toMatchObject({
      passkeys: [],
      hasApp: false,
      recoveryCodesLeft: 0,
    });
    const { rows } = await $client.query(
      `select actor_id, address, details from log.audit_entries where act = 'factor-removed' and subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ actor_id: null, address: null, details: { kind: 'all' } }]);
  });

  it.each([
    ['no verb', [], 'create-owner'],
    ['a verb that does not exist', ['toString'], 'create-owner'],
    ['no role', ['approve', 'chair'], 'dispatcher'],
    ['a role that does not exist', ['approve', 'chair', 'god'], 'dispatcher'],
    ['an account that does not exist', ['approve', 'nobody', 'editor'], 'nobody'],
    ['nobody to disable', ['disable'], 'USERNAME'],
    ['nobody whose factor is lost', ['reset-factor'], 'USERNAME'],
    ['a lost factor of nobody known', ['reset-factor', 'nobody'], 'nobody'],
    ['nothing to do with keys', ['keys', 'burn'], 'rotate'],
    ['an operand that is empty', ['disable', ''], 'USERNAME'],
    ['more than it takes', ['reindex', 'faq'], 'reindex'],
    ['an option that it does not have', ['rotate-keys', '--all'], '--left'],
    ['a password as an argument', ['create-owner', '--password', password], '--password-stdin'],
  ])('D-AU-10 says what is wrong: %s', async (_name, args, words) => {
    await expect(cli(args)).rejects.toThrow(words);
  });

  it('D-OPS-03 init fills what every site begins with and no sample, once', async () => {
    await using own = await newDatabase();
    const rows = async (table: string) => (await own.database.read.$client.query(`select from ${table}`)).rowCount;
    await runSql(own.urls.ownerUrl, ['truncate settings, revisions, facts, pages, duties, districts, facilities']);
    await expect(own.cli(['init', example], { NODE_ENV: 'production' })).rejects.toThrow('identity.phone');
    expect(await own.cli(['init', example])).toMatch(/^Added \d+ entries for 가온/);
    expect(await own.cli(['init', example])).toBe('All of it is there already; none added.');
    for (const table of ['posts', 'faqs', 'events', 'programs', 'facilities', 'newsletters', 'accounts'])
      expect(await rows(table), table).toBe(0);
    await expect(own.cli(['sample'], { NODE_ENV: 'production' })).rejects.toThrow('cli init PACK');
    expect(await own.cli(['check-pack', samplePackFolder])).toBe(
      '울산 신장장애인협회, 울산광역시, 5 districts: usable.',
    );
    await expect(own.cli(['check-pack', keysDir])).rejects.toThrow(/site\.json: .*\n.*facts\.json: /);
    await expect(own.cli(['init', samplePackFolder])).rejects.toThrow('that of the pack gaon');
  });

  it('D-OPS-05 status says what does not run, and is content once everything does', async () => {
    await using own = await newDatabase();
    const status = () => own.cli(['status']);
    await expect(status()).rejects.toThrow(/^Not well: no site runs; no worker runs.*; no backup.*; no drill/);
    await runSql(own.urls.ownerUrl, [
      `insert into heartbeats (kind, host, pid, release) values ('site', 'a', 1, '1'), ('worker', 'a', 2, '1')`,
      `insert into backup_runs (kind, made_at, bytes, rows, files, missing)
       select kind, now(), 1, 2, 3, 0 from unnest(array['backup', 'drill']) as kind`,
    ]);
    expect(await status()).toMatch(/^Release \d+\.\d+\.\d+; 1 site, 1 worker\nLast backup 20\d\d-/);
    await runSql(own.urls.ownerUrl, ['truncate settings']);
    await expect(status()).rejects.toThrow('Not ready: not set up: cli init PACK');
  });

  it('S-FAQ-10 sample adds questions and people once', async () => {
    await using own = await newDatabase();
    const [, shown = ''] = /password (\S+)/.exec(await own.cli(['sample'])) ?? [];
    for (const name of ['owner', 'editor']) expect((await signIn(name, shown, own.app)).statusCode).toBe(200);
    const rows = async () => (await own.database.read.$client.query('select * from faqs order by id')).rows;
    const before = await rows();
    expect(await own.cli(['sample'])).toBe('The content is there already; none added.');
    expect(await rows()).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(8);
  });

  it('D-OPS-01 migrate makes a new database whole, and once more changes nothing', async () => {
    const name = `cli_${Date.now()}`;
    await createDatabase(inject('adminUrl'), name);
    const env = { DATABASE_OWNER_URL: test.urls.ownerUrl.replace(/[^/]+$/, name) };
    try {
      await expect(cli(['migrate'], env)).rejects.toThrow('There is no log yet');
      await createLogSchema(inject('adminUrl'), name);
      await cli(['migrate'], env);
      await cli(['migrate'], env);
      await runSql(env.DATABASE_OWNER_URL, ['select id, title from faqs']);
    } finally {
      await runSql(inject('adminUrl'), [`drop database ${name} with (force)`]);
    }
    await expect(cli(['migrate'], { DATABASE_OWNER_URL: '' })).rejects.toThrow('DATABASE_OWNER_URL');
  });

  it('D-OPS-01 reindex makes everything findable once more, and forgets what is no longer there', async () => {
    await using own = await newDatabase();
    const { $client } = own.database.write;
    const paths = async () => (await $client.query('select path from search_entries order by path')).rows;
    await own.cli(['sample']);
    const before = await paths();
    expect(before.length).toBeGreaterThan(30);
    await $client.query(`update search_entries set key = 'gone' where kind = 'page' and key = 'terms'`);
    await $client.query('delete from search_words');
    expect(await own.cli(['reindex'])).toBe(`${before.length} entries can be found; 1 stale ones are gone.`);
    expect(await paths()).toEqual(before);
    const words = await $client.query<{ word: string }>('select word from search_words');
    expect(words.rows.map(({ word }) => word)).toContain('신대체요법');
  });

  it('D-OPS-01 sweep-files says what it removed and what is gone', async () => {
    await using own = await newDatabase();
    const said = await own.cli(['sweep-files'], { FILES_DIR: join(keysDir, '../no-files') });
    expect(said).toBe('Removed: 0 unused, 0 unfinished, 0 without an entry.\nFiles that are gone: 0. Found again: 0.');
  });

  it('D-AU-09 keys make and keys rotate', async () => {
    const own = { KEYS_DIR: join(keysDir, '../other-keys') };
    expect(await cli(['keys', 'make'], own)).toContain('Made');
    expect(await cli(['keys', 'make'], own)).toContain('already');
    expect(await cli(['keys', 'rotate'], own)).toContain('nobody is signed out');
    expect(readdirSync(own.KEYS_DIR).filter((name) => name.endsWith('.pem'))).toHaveLength(3);
  });
});
