import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { dataKeysOf } from '@kidney/api/office/accounts/index.ts';
import { sealedPersons } from '@kidney/api/clients/people/people.table.ts';
import { createVault } from '@kidney/api/platform/sealed-text/vault.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { knowPerson, peopleOf } from '../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../testing/people.ts';
import { run } from './cli/run.ts';

const cliFile = new URL('cli.ts', import.meta.url).pathname;

let test: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  owner = await signedIn(test, ['owner']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, messages cascade']));

const env = () => ({
  NODE_ENV: 'development',
  DATABASE_OWNER_URL: test.urls.ownerUrl,
  DATABASE_URL: test.urls.appUrl,
  KEYS_DIR: test.config.KEYS_DIR,
});

async function cli(...args: string[]): Promise<string> {
  const said: string[] = [];
  await run(args, { env: env(), say: (line) => said.push(line) });
  return said.join('\n');
}

/** As a process of its own, so that it can be killed. */
function startCli(...args: string[]): ChildProcess {
  return spawn(process.execPath, [cliFile, ...args], { env: { ...process.env, ...env() }, stdio: 'ignore' });
}

/** How many texts each key has sealed. */
async function seals(): Promise<Record<string, number>> {
  const { rows } = await test.database.write.$client.query(
    `select get_byte(sealed, 0) as key, count(*)::int as texts from (
       select unnest(array[name, phone, guardian_phone]) as sealed from persons
       union all select unnest(array[recipient, content]) from messages) all_texts
     where sealed is not null group by 1`,
  );
  return Object.fromEntries(rows.map(({ key, texts }) => [key, texts]));
}

/** PostgreSQL finds out a moment later that nobody is there any more. */
async function isUnderWay(): Promise<boolean> {
  const { rowCount } = await test.database.read.$client.query(
    `select from pg_locks where locktype = 'advisory' and objid = hashtext('rotate-keys')::bigint & 4294967295
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount !== 0;
}

async function waitsForLock(): Promise<boolean> {
  const { rowCount } = await test.database.read.$client.query(
    `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  );
  return rowCount !== 0;
}

const people = 60;
/** The version of the newest key. */
const newest = () => readdirSync(test.config.KEYS_DIR).filter((name) => name.startsWith('data-')).length + 1;

describe('rotate-keys', { timeout: 120_000 }, () => {
  it('D-DAT-01 killed in the middle it goes on where it was, while the site writes, and nothing is lost', async () => {
    const ids: string[] = [];
    for (let n = 0; n < people; n += 1) {
      ids.push(
        await knowPerson(test, { name: `신청인 ${n}`, phone: `052-000-${1000 + n}`, guardianPhone: '010-0000-0000' }),
      );
    }
    const message = { channel: 'mail', to: 'applicant@example.com', subject: '안내', text: '알려 드립니다.' };
    await owner.browser.send('POST', '/messages', message);
    const before = newest();
    const next = before + 1;
    expect(await seals()).toEqual({ [before]: people * 3 + 2 });

    // Somebody has two people under their hands: the rotation cannot come to its end.
    const held = new pg.Client({ connectionString: test.urls.appUrl });
    await held.connect();
    await held.query('begin');
    await held.query('select from persons where id = any ($1) for update', [ids.slice(20, 22)]);

    const rotation = startCli('rotate-keys');
    const ended = once(rotation, 'exit');
    while ((await seals())[before] !== 6) expect(rotation.exitCode).toBeNull();
    // The site goes on meanwhile: whoever comes now is sealed with the new key, and whoever changes too.
    const newcomer = await knowPerson(test, { name: '새 신청인', phone: '052-000-2000' });
    const feature = peopleOf(test);
    await feature.within((tx) => feature.people.change(tx, ids[1] as string, { name: '고친 이름' }));
    expect(await cli('rotate-keys').catch((error: Error) => error.message)).toBe('Another rotation is under way.');
    rotation.kill('SIGKILL');
    await ended;
    while (await isUnderWay()) expect(newest()).toBe(next);
    expect(await seals()).toEqual({ [before]: 6, [next]: people * 3 - 2 });
    expect(newest()).toBe(next);
    expect(await cli('rotate-keys', '--left')).toBe('Sealed with older keys: 6.');

    // It goes on, and one of the two is changed just when it has read what was there before.
    const goingOn = cli('rotate-keys');
    while (!(await waitsForLock())) expect(newest()).toBe(next);
    const changed = { name: '바뀐 이름', phone: '052-000-3000', guardianPhone: '010-0000-3000' };
    const vault = createVault((of) => dataKeysOf(test.keys, of));
    const sealed = vault.seal(sealedPersons, ids[20] as string, changed);
    await held.query('update persons set name = $2, phone = $3, guardian_phone = $4 where id = $1', [
      ids[20],
      sealed.name,
      sealed.phone,
      sealed.guardianPhone,
    ]);
    await held.query('commit');
    await held.end();
    expect(await goingOn).toContain(`Went on with data-${next}.key: 3 texts`);
    expect(await seals()).toEqual({ [next]: people * 3 + 4 });
    expect(newest()).toBe(next);

    const known = await feature.within((tx) => feature.people.read(tx, [...ids, newcomer]));
    const names = [...ids, newcomer].map((id) => known.get(id)?.name);
    const other: Record<number, string> = { 1: '고친 이름', 20: changed.name };
    expect(names).toEqual([...ids.map((_id, n) => other[n] ?? `신청인 ${n}`), '새 신청인']);
    expect(known.get(ids[20] as string)).toMatchObject(changed);
    const found = await owner.browser.send('POST', '/person/search', { words: '1059' });
    expect(found.json().data.people).toMatchObject([{ name: '신청인 59' }]);
    const [sent] = (await owner.browser.send('GET', '/messages?shelf=waiting')).json().data.messages;
    expect(sent.to).toBe('a***@example.com');
  });

  it('D-DAT-01 makes the next key, is in the log, and leaves alone what no key opens', async () => {
    const before = newest();
    await knowPerson(test, { guardianPhone: '010-0000-0000' });
    const flip = `set_byte(guardian_phone, 20, 255 - get_byte(guardian_phone, 20))`;
    await test.database.write.$client.query(`update persons set guardian_phone = ${flip}`);
    const said = await cli('rotate-keys');
    expect(said).toContain(`Made data-${before + 1}.key and sealed 2 texts`);
    expect(said).toContain('1 texts were sealed with keys that are not here');
    expect(await seals()).toEqual({ [before]: 1, [before + 1]: 2 });
    const { rows } = await test.database.read.$client.query(
      `select actor_id, details from log.audit_entries where act = 'keys-rotated' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: null, details: { key: before + 1, moved: 2 } }]);
  });
});
