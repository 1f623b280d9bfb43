import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { signNames, signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import type { WatchReport } from '@kidney/contract/operations/watch/watch.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { startTlsServer, type TlsServer } from '../../../../../testing/certificate.ts';
import { createTestClock, type TestClock } from '../../../../../testing/clock.ts';
import { createTestFolder } from '../../../../../testing/folder.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../testing/smtp.ts';
import { solapiAccount, startSolapi, type SolapiStandIn } from '../../../../../testing/solapi.ts';
import { readPart } from '../../platform/config.ts';
import { openDatabase, type Database } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { runAlarm, runWatch, watchSettings } from './index.ts';
import { judge, ruleOf } from './judge.ts';
import { readVitals, type Noted } from './vitals.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const people = ['chair@example.com', 'keeper@example.com'];
const phones = ['01000000001', '01000000002'];
const nowhere = 'https://127.0.0.1:9';

const folder = createTestFolder();
const keptIn = join(folder.path, 'kept');
const secretFile = join(folder.path, 'secret');
const clock: TestClock = createTestClock();
let test: TestApi;
let away: Database;
let talkative: Database;
let smtp: SmtpSink;
let solapi: SolapiStandIn;
let server: TlsServer;
let oldServer: TlsServer;
beforeAll(async () => {
  writeFileSync(secretFile, solapiAccount.secret, { mode: 0o400 });
  test = await createTestApi({ clock });
  away = openDatabase({
    url: 'postgres://nobody@127.0.0.1:9/nothing',
    readPool: 1,
    writePool: 1,
    waitMs: 100,
    log: createLog('silent'),
  });
  const { administratorUrl: url } = test.urls;
  talkative = openDatabase({ url, readPool: 4, writePool: 1, log: createLog('silent') });
  smtp = await startSmtpSink();
  solapi = await startSolapi();
  server = await startTlsServer(60);
  oldServer = await startTlsServer(5);
});
afterAll(async () => {
  for (const each of [smtp, solapi, server, oldServer, test]) await each[Symbol.asyncDispose]();
  await Promise.all([away.close(), talkative.close()]);
  folder.remove();
});
beforeEach(() => {
  rmSync(keptIn, { recursive: true, force: true });
  smtp.received.length = 0;
  solapi.taken.length = 0;
});

const configOf = (more: Record<string, string> = {}) =>
  readPart(
    {
      PUBLIC_ORIGIN: server.origin,
      SMTP_ADDRESS: smtp.address,
      MAIL_FROM: 'site@example.com',
      SOLAPI_KEY: solapiAccount.key,
      SOLAPI_SECRET_FILE: secretFile,
      SOLAPI_SENDER: '0520000000',
      SOLAPI_ADDRESS: solapi.address,
      ALARM_MAIL: people.join(),
      ALARM_PHONES: phones.join(),
      // Never full.
      WATCH_FOLDERS: '/dev',
      WATCH_DIR: keptIn,
      ...more,
    },
    ...watchSettings,
  );

const moment = (at: number) => `'${new Date(at).toISOString()}'::timestamptz`;
const heartbeat = (kind: string, at: number) =>
  `insert into heartbeats (kind, host, pid, release, beat_at) values ('${kind}', 'here', 1, '0', ${moment(at)})`;
const backupRun = (kind: string, at: number) =>
  `insert into backup_runs (kind, made_at, finished_at, bytes, rows, files, missing) values ('${kind}', ${moment(at)}, ${moment(at)}, 1, 1, 1, 0)`;
const logChecked = (isSound: boolean, at: number) =>
  `insert into watched_values (name, value, noted_at) values ('log', ${isSound ? 1 : 0}, ${moment(at)})
   on conflict (name) do update set value = excluded.value, noted_at = excluded.noted_at`;
const job = (at: number, attempts: number) =>
  `select graphile_worker.add_job('probe', run_at => ${moment(at)}, max_attempts => 2);
   update graphile_worker._private_jobs set attempts = ${attempts}`;
const message = (state: string, at: number, template = 'office') =>
  `insert into messages (id, template, channel, state, problem, recipient, content, created_at, settled_at)
   values (gen_random_uuid(), '${template}', 'mail', '${state}', 'refused', '\\x00', '\\x00', ${moment(at)}, ${state === 'failed' ? moment(at) : 'null'})`;
const refusedSignIns = (many: number, at: number) =>
  `insert into log.audit_entries (chain, seq, at, act, details, previous, link)
   select 'acts', 1000 + n, ${moment(at)}, 'sign-in-failed', '{}', '\\x00', '\\x00' from generate_series(1, ${many}) n`;

/** As everything is on a good day. */
const allWell = (at: number) =>
  runSql(test.urls.administratorUrl, [
    'truncate heartbeats, backup_runs, watched_values, messages cascade',
    'delete from graphile_worker._private_jobs',
    'delete from log.audit_entries where seq > 1000',
    heartbeat('site', at),
    heartbeat('worker', at),
    backupRun('backup', at),
    backupRun('drill', at),
    logChecked(true, at),
  ]);
const instead = (table: string, ...statements: string[]) => [`delete from ${table}`, ...statements];

interface Fault {
  plant?(at: number): string[];
  settings?(): Record<string, string>;
  database?(): Database;
}
const faults: Record<SignName, Fault> = {
  database: { database: () => away },
  'database-log': { database: () => talkative },
  site: { plant: (at) => instead('heartbeats', heartbeat('worker', at), heartbeat('site', at - 3 * minute)) },
  address: { settings: () => ({ PUBLIC_ORIGIN: nowhere }) },
  worker: { plant: (at) => instead('heartbeats', heartbeat('site', at), heartbeat('worker', at - 3 * minute)) },
  queue: { plant: (at) => [job(at - 16 * minute, 0)] },
  jobs: { plant: (at) => [job(at, 2)] },
  messages: { plant: (at) => Array.from({ length: 3 }, () => message('failed', at)) },
  backup: { plant: (at) => instead('backup_runs', backupRun('drill', at), backupRun('backup', at - 27 * hour)) },
  drill: { plant: (at) => instead('backup_runs', backupRun('backup', at)) },
  archive: {
    plant: (at) => [
      `insert into watched_values (name, value, noted_at) values ('archive-drill', 1, ${moment(at - 27 * hour)})`,
    ],
  },
  disk: { settings: () => ({ WATCH_FOLDERS: `/dev,${join(folder.path, 'not-there')}` }) },
  certificate: { settings: () => ({ PUBLIC_ORIGIN: oldServer.origin }) },
  log: { plant: (at) => [logChecked(false, at)] },
  'sign-ins': { plant: (at) => [refusedSignIns(31, at)] },
};

/** One look at that moment. The fault is there, or not. */
async function look(at: number, fault: Fault = {}) {
  await allWell(at);
  await runSql(test.urls.administratorUrl, fault.plant?.(at) ?? []);
  return clock.at(new Date(at).toISOString(), () =>
    runWatch(configOf(fault.settings?.()), fault.database?.() ?? test.database, clock),
  );
}
const letters = () => smtp.received.map(({ raw, to }) => ({ to: to[0] ?? '', raw }));
const start = Date.now();

describe('who is told', () => {
  it.each(signNames)(
    'D-OPS-13 one alarm for %s within five minutes of its rule, and one after twelve hours',
    async (name) => {
      const fault = faults[name];
      const due = start + ruleOf(name).forMs;
      for (let at = start; at < due; at += 2 * minute) await look(at, fault);
      expect(letters(), 'before its time').toEqual([]);
      const { due: told } = await look(due, fault);
      expect(told).toEqual([name]);
      expect(
        letters()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(people);
      expect(solapi.taken.map(({ to }) => to).toSorted()).toEqual(ruleOf(name).isUrgent ? phones : []);

      for (const later of [2 * minute, 5 * minute, 6 * hour, 12 * hour - minute]) await look(due + later, fault);
      expect(letters()).toHaveLength(people.length);
      expect((await look(due + 12 * hour, fault)).due).toEqual([name]);
      expect(letters()).toHaveLength(2 * people.length);
    },
  );

  it('D-OPS-16 an address at which only the mirror answers is not well', async () => {
    await using mirror = await startTlsServer(60, { 'x-page': 'mirror' });
    const { faults: found } = await look(start, { settings: () => ({ PUBLIC_ORIGIN: mirror.origin }) });
    expect(Object.keys(found)).toEqual(['address']);
  });

  it.each(['group', 'event-news'])('D-OPS-13 texts to many that wait or were refused are no alarm: %s', async (to) => {
    const plant = (at: number) => [
      message('waiting', at - 11 * hour, to),
      ...Array.from({ length: 3 }, () => message('failed', at, to)),
      `select graphile_worker.add_job('probe', run_at => ${moment(at + 9 * hour)})`,
    ];
    expect(Object.keys((await look(start, { plant })).faults)).toEqual([]);
    expect(solapi.taken).toEqual([]);
  });

  it('D-OPS-13 says what is wrong and what to do, and once when it is well again', async () => {
    await look(start, faults.backup);
    const [letter] = letters();
    const text = Buffer.from(letter?.raw.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
    expect(text).toContain(signWords.backup.wrong);
    expect(text).toContain(`${server.origin}/admin/watch`);
    // What comes and goes is one fault.
    await look(start + 2 * minute);
    await look(start + 4 * minute, faults.backup);
    expect(letters()).toHaveLength(2);
    for (const later of [6, 10, 14]) await look(start + later * minute);
    expect(letters()).toHaveLength(2);
    expect((await look(start + 16 * minute)).over).toEqual(['backup']);
    expect(letters()).toHaveLength(4);
    await look(start + 18 * minute);
    expect(letters()).toHaveLength(4);
  });

  it('D-OPS-13 where nobody can be told it fails, calls nobody outside, and tries again', async () => {
    let calls = 0;
    const outside = createServer((_request, response) => {
      calls += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(outside, 'listening');
    const settings = (more: Record<string, string>) => () => ({
      DEAD_MAN_URL: `http://127.0.0.1:${(outside.address() as AddressInfo).port}/alive`,
      ...more,
    });
    const lost = { SMTP_ADDRESS: 'smtp://127.0.0.1:9', SOLAPI_ADDRESS: 'http://127.0.0.1:9' };
    const alone = await look(start, { ...faults.backup, settings: settings(lost) });
    expect([alone.reached, alone.problems.length, calls]).toEqual([0, 4, 0]);
    const again = await look(start + 2 * minute, { ...faults.backup, settings: settings({}) });
    expect([again.due, again.reached, calls]).toEqual([['backup'], 4, 1]);
    // Nothing to tell: somebody has looked, and says so.
    await look(start + 4 * minute, { ...faults.backup, settings: settings({}) });
    expect(calls).toBe(2);
    outside.close();
  });

  it('D-OPS-13 a kept file that cannot be read is no reason for silence', async () => {
    mkdirSync(keptIn);
    writeFileSync(join(keptIn, 'faults.json'), '{"backup": {"since"');
    expect((await look(start, faults.backup)).due).toEqual(['backup']);
  });

  it('D-OPS-13 a unit that failed is told of once in twelve hours, without a database', async () => {
    const alarm = (at: number) =>
      clock.at(new Date(at).toISOString(), () => runAlarm(configOf(), 'kidney-nightly.service', clock));
    expect(await alarm(start)).toEqual({ reached: 4, problems: [] });
    expect(await alarm(start + day / 4)).toEqual({ reached: 0, problems: [] });
    expect(await alarm(start + day / 2)).toEqual({ reached: 4, problems: [] });
  });

  it('D-OPS-13 an alarm that nobody would hear is refused, and the page says that nobody looks', async () => {
    const alone = { ...faults.backup, settings: () => ({ ALARM_MAIL: '', ALARM_PHONES: '' }) };
    await expect(look(start, alone)).rejects.toThrow('ALARM_MAIL');
    const { rows } = await test.database.read.$client.query<{ name: string }>('select name from watched_values');
    const names = rows.map(({ name }) => name);
    expect(names).toContain('disk:/dev');
    expect(names).not.toContain('watch');
  });

  it('D-OPS-13 with telephones alone everything is told there, and that it is well again', async () => {
    const settings = () => ({ ALARM_MAIL: '', ...faults.certificate.settings?.() });
    expect((await look(start, { settings })).reached).toBe(2);
    for (const later of [2, 12]) await look(start + later * minute, { settings: () => ({ ALARM_MAIL: '' }) });
    expect([smtp.received.length, solapi.taken.length]).toEqual([0, 4]);
  });

  it('D-OPS-13 a clock that was wrong for a while keeps nothing from being told', async () => {
    await look(start + 30 * day, faults.backup);
    expect((await look(start, faults.backup)).due).toEqual(['backup']);
  });
});

describe('GET watch', () => {
  const reportFor = async (...roles: ('owner' | 'editor')[]) => {
    const { browser } = await signedIn(test, roles);
    return browser.send('GET', '/watch');
  };

  it('D-OPS-13 shows the owner what is well and what is not, and nobody else', async () => {
    await look(Date.now(), faults.log);
    const report: WatchReport = (await reportFor('owner')).json().data;
    expect(report).toMatchObject({ isBlind: false, lookedAt: expect.any(String) });
    // This database keeps no archive, and nobody misses it.
    expect(report.signs.map(({ name }) => name)).toEqual(signNames.filter((name) => name !== 'archive'));
    expect(report.signs.filter(({ state }) => state !== 'well').map(({ name }) => name)).toEqual(['log']);
    expect((await reportFor('editor')).statusCode).toBe(403);
  });

  it('D-OPS-14 an archive that nothing has left for is wrong after five minutes, and none at all is no fault', async () => {
    const vitals = await readVitals({ database: test.database, clock });
    const stateAfter = (ms: number | null) => {
      const archivedAt = ms === null ? null : new Date(start - ms);
      return judge({ ...vitals, noted: new Map(), archivedAt }, new Map(), new Date(start)).get('archive')?.state;
    };
    const tried: Noted = new Map([['archive-drill', { value: 1, at: new Date(start) }]]);
    expect(judge({ ...vitals, noted: tried }, tried, new Date(start)).get('archive')?.state).toBe('wrong');
    expect(vitals.archivedAt).toBeNull();
    expect([null, 5 * minute, 5 * minute + 1].map(stateAfter)).toEqual(['unknown', 'well', 'wrong']);
  });

  it('D-OPS-13 says when nobody looks any more', async () => {
    await allWell(Date.now());
    const report: WatchReport = (await reportFor('owner')).json().data;
    expect(report).toMatchObject({ isBlind: true, lookedAt: null });
    expect(report.signs.find(({ name }) => name === 'disk')?.state).toBe('unknown');
  });
});
