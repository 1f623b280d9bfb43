import { consentTexts } from '../consents/consent-texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retentionSchema } from '@kidney/contract/office/settings/settings.schema.ts';
import { draftKeptDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { Retention } from '@kidney/contract/clients/people/retention.schema.ts';
import { startingSettings } from '../../../../db/seeds/settings.ts';
import { runSql } from '../../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createTestClock } from '../../../../../../testing/clock.ts';
import { signedIn, type SignedIn } from '../../../../../../testing/people.ts';
import { createLog } from '../../../platform/log.ts';
import { buildTasks } from '../../../tasks.ts';
import { retentionPeriodsOf } from '../../../office/settings/index.ts';

const clock = createTestClock();
let test: TestApi;
let owner: SignedIn;
let run: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApi({ clock });
  owner = await signedIn(test, ['owner']);
  const { config, database, keys } = test;
  const { tasks } = buildTasks({ config, database, clock, keys, log: createLog('silent') });
  run = async () => tasks['keep-retention']?.({}, { signal: new AbortController().signal, isLastTry: false });
});
afterAll(() => test[Symbol.asyncDispose]());

const asOwner = (...statements: string[]) => runSql(test.urls.ownerUrl, statements);
beforeEach(() => asOwner('truncate persons, retention_runs, consent_proofs cascade'));

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const count = async (table: string) => (await query(`select count(*)::int as rows from ${table}`))[0].rows as number;
const overview = async (): Promise<Retention> => (await owner.browser.send('GET', '/retention')).json().data;
const runsIn = async () =>
  (await overview()).runs.map(({ class: of, state, due, total, removed }) => ({ of, state, due, total, removed }));

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** People known since a day, numbered from one: enough of them that a few are not many. */
const people = (from: number, to: number, since = '2026-01-05') =>
  `insert into persons (id, name, phone, name_index, initials_index, phone_index, phone_end_index, created_at)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'x', 'x', int4send(n), 'x', int4send(n), 'x', '${since}'
   from generate_series(${from}, ${to}) n`;
const membersOf = (from: number, to: number, endedOn: string | null) =>
  `insert into members (person_id, since, ended_on)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '2026-01-05', ${endedOn ? `'${endedOn}'` : 'null'}
   from generate_series(${from}, ${to}) n`;
const ridersOf = (n: number, endedOn: string) =>
  `insert into riders (person_id, ride, first_day, ended_on) values ('${idOf(n)}', 'x', '2026-01-05', '${endedOn}')`;
let receipts = 0;
const receiptOf = () =>
  `2222-2222-2222-${String((receipts += 1))
    .replaceAll('0', 'A')
    .replaceAll('1', 'B')
    .padStart(4, 'C')}`;
const applied = (n: number, kind: string, state: string, endedAt: string | null) =>
  `insert into applications (id, kind, state, way, receipt, source_key, person_id, answers, received_at, ended_at)
   values (gen_random_uuid(), '${kind}', '${state}', 'web', '${receiptOf()}', gen_random_uuid(), '${idOf(n)}', 'x',
     '2026-01-05', ${endedAt ? `'${endedAt}'` : 'null'})`;
const waitingOf = (most: number) =>
  Array.from({ length: most }, (_, n) => applied(n + 1, 'transport', 'waiting', null));
const agreedTo = (n: number) =>
  `insert into consents (id, person_id, text_id, giver, way, given_at)
   values (gen_random_uuid(), '${idOf(n)}', 'membership/collection/1', 'self', 'web', '2026-01-05')`;
const runAt = (moment: string) => clock.at(moment, run);
const isKnown = async (n: number) => (await query(`select from persons where id = '${idOf(n)}'`)).length === 1;

describe('what is over its time', () => {
  it('D-PER-04 a member goes a year after leaving, with the person and their agreement, and not a day before', async () => {
    await asOwner(people(1, 100), membersOf(1, 99, null), membersOf(100, 100, '2026-03-31'), agreedTo(100));
    await asOwner(applied(100, 'membership', 'settled', '2026-01-06'), ...waitingOf(30));
    await runAt('2027-03-30T12:00:00Z');
    expect([await count('members'), await isKnown(100)]).toEqual([100, true]);
    await runAt('2027-03-31T12:00:00Z');
    expect([await count('members'), await count('applications'), await isKnown(100)]).toEqual([99, 30, false]);
    expect([await count('consents'), await count('consent_proofs'), await count('persons')]).toEqual([0, 1, 99]);
    expect(await runsIn()).toEqual(
      expect.arrayContaining([{ of: 'members', state: 'done', due: 1, total: 100, removed: 1 }]),
    );
  });

  it('D-PER-04 a refused application goes a year after its end; what waits, or led to something, stays', async () => {
    await asOwner(people(1, 100), membersOf(1, 98, null));
    await asOwner(...Array.from({ length: 60 }, (_, n) => applied(n + 1, 'membership', 'settled', '2026-01-06')));
    await asOwner(applied(99, 'transport', 'refused', '2026-04-01'), applied(100, 'transport', 'waiting', null));
    await runAt('2027-03-31T00:00:00Z');
    expect(await isKnown(99)).toBe(true);
    await runAt('2027-04-02T00:00:00Z');
    expect([await isKnown(99), await isKnown(100), await count('applications')]).toEqual([false, true, 61]);
  });

  it('D-PER-04 a rider is kept for five years after the last ride, because the subsidy has to be shown', async () => {
    await asOwner(people(1, 100), membersOf(1, 99, null), ridersOf(100, '2026-05-01'));
    await asOwner(...Array.from({ length: 30 }, (_, n) => ridersOf(n + 1, '2036-01-01')));
    await runAt('2031-04-30T00:00:00Z');
    expect(await isKnown(100)).toBe(true);
    await runAt('2031-05-01T00:00:00Z');
    expect([await isKnown(100), await count('riders')]).toEqual([false, 30]);
  });

  it('D-PER-04 the proof of an agreement goes three years after everything else', async () => {
    const proofs = `insert into consent_proofs (id, name_index, phone_index, text_id, giver, way, given_at, ended_on)
      select gen_random_uuid(), 'x', 'x', 'membership/collection/1', 'self', 'web', '2026-01-05',
        case when n = 1 then date '2027-03-31' else date '2035-01-01' end from generate_series(1, 30) n`;
    await asOwner(proofs);
    await runAt('2030-03-30T00:00:00Z');
    expect(await count('consent_proofs')).toBe(30);
    await runAt('2030-03-31T00:00:00Z');
    expect(await count('consent_proofs')).toBe(29);
  });

  it('D-PER-04 goes in batches, all of it, with one entry of the log for its class', async () => {
    await asOwner(people(1, 22_500), membersOf(1, 21_399, null), membersOf(21_400, 22_500, '2026-02-01'));
    const entries = `select details ->> 'rows' as rows from log.audit_entries where act = 'removed' and subject_id = 'members'`;
    const before = (await query(entries)).length;
    await runAt('2027-06-01T00:00:00Z');
    expect(await count('members')).toBe(21_399);
    expect((await query(entries)).slice(before)).toEqual([{ rows: '1101' }]);
  });
});

describe('more than a twentieth of a table', () => {
  const much = () => asOwner(people(1, 100), membersOf(1, 94, null), membersOf(95, 100, '2026-02-01'));
  const agree = (id: string) => owner.browser.send('POST', `/retention/${id}/agreement`);
  const waitingRun = async () => (await overview()).runs.find(({ state }) => state === 'waiting');

  it('D-PER-04 stays until an owner agrees, is counted once, and waits on the first screen', async () => {
    await much();
    await runAt('2027-06-01T00:00:00Z');
    await runAt('2027-06-02T00:00:00Z');
    expect(await count('members')).toBe(100);
    expect(await runsIn()).toEqual([{ of: 'members', state: 'waiting', due: 6, total: 100, removed: 0 }]);
    const { waits } = (await owner.browser.send('GET', '/staff-home')).json().data;
    expect(waits).toContainEqual({ kind: 'retention', count: 1, places: [] });
  });

  it('D-PER-04 goes when an owner has agreed: the worker is told at once, a second press is refused', async () => {
    await much();
    await runAt('2027-06-01T00:00:00Z');
    const id = (await waitingRun())?.id ?? '';
    expect((await agree(id)).statusCode).toBe(200);
    expect(await query(`select from graphile_worker._private_jobs where key = 'keep-retention'`)).toHaveLength(1);
    expect((await agree(id)).statusCode).toBe(409);
    await runAt('2027-06-01T00:01:00Z');
    expect(await count('members')).toBe(94);
  });

  it('D-PER-04 is asked for anew where it has grown since', async () => {
    await much();
    await runAt('2027-06-01T00:00:00Z');
    await agree((await waitingRun())?.id ?? '');
    await asOwner(`update members set ended_on = '2026-02-01' where person_id = '${idOf(1)}'`);
    await runAt('2027-06-01T00:01:00Z');
    expect(await count('members')).toBe(100);
    expect(await waitingRun()).toMatchObject({ due: 7 });
  });

  it('D-PER-04 is nobody’s to agree to but an owner’s, and of nothing is not found', async () => {
    expect((await agree(crypto.randomUUID())).statusCode).toBe(404);
    const { browser } = await signedIn(test, ['dispatcher']);
    expect((await browser.send('GET', '/retention')).statusCode).toBe(403);
  });
});

describe('the periods', () => {
  const periods = startingSettings.retention;
  const text = (topic: string) =>
    consentTexts.filter(({ id, isRequired }) => id.startsWith(`${topic}/`) && isRequired).map(({ period }) => period);

  it('D-PER-04 are those that the words of every consent promise, and may be set shorter, never longer', () => {
    for (const period of text('membership')) {
      expect(period).toContain(`탈퇴하신 날부터 ${periods.members / 12}년`);
      expect(period).toContain(`가입되지 않은 신청은 결과를 알려 드린 날부터 ${periods.applications / 12}년`);
      expect(period).toContain(`마지막으로 고친 날부터 ${draftKeptDays}일`);
    }
    for (const period of text('transport')) {
      expect(period).toContain(`이용이 끝난 날부터 ${periods.riders / 12}년`);
      expect(period).toContain(`이어지지 않은 신청은 결과를 알려 드린 날부터 ${periods.applications / 12}년`);
      expect(period).toContain(`마지막으로 고친 날부터 ${draftKeptDays}일`);
    }
    for (const [name, months] of Object.entries(periods)) {
      expect(retentionSchema.safeParse({ ...periods, [name]: months + 1 }).success, name).toBe(false);
    }
  });

  it('D-PER-04 hold before the seed has brought them', async () => {
    expect(await retentionPeriodsOf(test.database.read)).toEqual(periods);
  });
});
