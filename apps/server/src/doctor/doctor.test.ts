import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { startSmtpSink } from '../../../../testing/smtp.ts';
import { run } from '../cli/run.ts';

let own: TestApi;
const folder = createTestFolder();
beforeAll(async () => {
  own = await createTestApi();
  await createSigningKeys(`${folder.path}/keys`);
});
afterAll(async () => {
  await own[Symbol.asyncDispose]();
  folder.remove();
});

/** What it says, and what it ends with. */
async function doctor(more: Record<string, string> = {}, ...options: string[]) {
  const said: string[] = [];
  const env = {
    DATABASE_URL: own.urls.appUrl,
    PUBLIC_ORIGIN: 'https://example.org',
    TRUSTED_PROXIES: '1',
    KEYS_DIR: `${folder.path}/keys`,
    FILES_DIR: `${folder.path}/files`,
    ...more,
  };
  const end = await run(['doctor', ...options], { env, say: (line) => said.push(line) }).catch(
    (error: Error) => error.message,
  );
  return { lines: said, of: (name: string) => said.filter((line) => line.slice(5).startsWith(`${name} (`)), end };
}

test('D-OPS-06 says of everything whether it is well, in both languages, and what is only worth knowing', async () => {
  const { of, end } = await doctor({ DATABASE_OWNER_URL: own.urls.ownerUrl });
  for (const name of ['settings', 'keys', 'files', 'database', 'clock', 'log of the database', 'role'])
    expect(of(name), name).toEqual([expect.stringMatching(/^ok   .*[가-힣]/)]);
  expect(of('virus scan')).toEqual([expect.stringMatching(/^note .*CLAMD_ADDRESS/)]);
  expect(of('installation')).toEqual([expect.stringMatching(/^RED  .*is a sample/)]);
  // The database of the tests may be lost with the machine.
  expect(of('durability')).toContainEqual(expect.stringMatching(/^RED  .*fsync is off/));
  expect(end).toMatch(/^\d red: /);
});

test('D-OPS-06 names every setting that production would refuse', async () => {
  const { of } = await doctor({
    PUBLIC_ORIGIN: 'http://example.org',
    TRUSTED_PROXIES: '',
    KEYS_DIR: `${folder.path}/no`,
  });
  expect(of('settings')).toEqual([
    expect.stringContaining('PUBLIC_ORIGIN: has to be https'),
    expect.stringContaining('TRUSTED_PROXIES: has to be set'),
  ]);
  expect(of('keys')).toEqual([expect.stringMatching(/^RED /)]);
});

test('D-OPS-06 finds whatever would let personal values into the database’s log', async () => {
  await using talkative = await createTestApi();
  const { appUrl, administratorUrl } = talkative.urls;
  const name = new URL(appUrl).pathname.slice(1);
  await runSql(administratorUrl, [
    `alter database ${name} set log_min_duration_statement = 0`,
    `alter database ${name} set log_statement = 'all'`,
  ]);
  const { of } = await doctor({ DATABASE_URL: appUrl, DATABASE_OWNER_URL: administratorUrl });
  const found = of('log of the database').join('\n');
  for (const problem of [
    'postgres: log_error_verbosity is default, has to be terse',
    'log_statement is all',
    'log_min_duration_statement writes statements',
  ])
    expect(found).toContain(problem);
});

test('D-OPS-13 the worker has to know two people whom it can tell', async () => {
  const alarms = async (more: Record<string, string>) => (await doctor(more, '--worker')).of('alarms').join('\n');
  const mail = { SMTP_ADDRESS: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com', SMTP_USER: 'site' };
  expect(await alarms({ ALARM_MAIL: 'one@example.com,two@example.com' })).toContain('with SMTP_ADDRESS');
  expect(await alarms({ ...mail, ALARM_MAIL: 'one@example.com' })).toMatch(/RED .*fewer than two/);
  // The password is the unit's, and not at hand here.
  expect(await alarms({ ...mail, ALARM_MAIL: 'one@example.com,two@example.com' })).toMatch(/^note .*DEAD_MAN_URL/);
});

test('D-OPS-06 asks the mail server, and goes on where the database is away', async () => {
  await using sink = await startSmtpSink();
  expect((await doctor({ SMTP_ADDRESS: sink.address })).of('mail')).toEqual([expect.stringMatching(/^ok /)]);
  const away = await doctor({ SMTP_ADDRESS: 'smtp://127.0.0.1:9', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(away.of('mail')).toEqual([expect.stringMatching(/^RED .*does not greet/)]);
  expect([...away.of('database'), ...away.of('connection')]).toContainEqual(expect.stringMatching(/^RED /));
});
