import type { FormatRequest } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { aFormatRequest } from '../../../../../testing/format-requests.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { createLog } from '../../platform/log.ts';
import { buildTasks } from '../../tasks.ts';

const clock = createTestClock();
let test: TestApi;
let officer: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  officer = (await signedIn(test, ['dispatcher'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, retention_runs cascade', 'delete from rate_limits']));

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const list = async (): Promise<FormatRequest[]> => (await officer.send('GET', '/format-request')).json().data;
const ask = (body: object = {}, visitor = createBrowser(test.app)) =>
  visitor.send('POST', '/format-request-form', { ...aFormatRequest, ...body });
const monday = '2026-11-16T03:00:00Z';

describe('asking for another format', () => {
  it('D-FMT-01 says what is agreed to, takes the request, and tells the day seven days on and nothing else', async () => {
    const form = (await createBrowser(test.app).send('GET', '/format-request-form')).json().data;
    expect(form.consents.map(({ id }: { id: string }) => id)).toEqual(aFormatRequest.accepted);
    const answer = await clock.at(monday, () => ask({ email: 'asker@example.com' }));
    expect([answer.statusCode, answer.json().data]).toEqual([200, { dueOn: '2026-11-23' }]);
    expect(await list()).toMatchObject([
      { name: '요청인', phone: '0520000001', email: 'asker@example.com', format: 'large-print', way: 'web', end: null },
    ]);
  });

  it('D-FMT-01 keeps nothing of it in clear', async () => {
    await ask({ wish: 'MARKED-WISH', email: 'marked@example.com' });
    const rows = JSON.stringify(await query('select t::text, p::text from format_requests t, persons p'));
    const opened = Buffer.from('MARKED-WISH').toString('hex');
    for (const marked of ['MARKED-WISH', 'marked@example.com', 'large-print', opened])
      expect(rows).not.toContain(marked);
  });

  it('D-FMT-01 says of each field what to do, and keeps nothing that was not agreed to', async () => {
    const answer = await ask({ name: ' ', phone: '전화', format: 'comic', wish: '', email: 'no', accepted: [] });
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().fields.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['email', 'format', 'name', 'phone', 'wish']);
    for (const { message } of answer.json().fields) expect(message).toMatch(/십시오\./);
    expect((await ask({ accepted: [] })).json().fields[0].field).toBe('accepted');
    expect((await ask({ wish: '900101-1234567' })).statusCode).toBe(400);
    expect(await query('select from persons')).toEqual([]);
  });

  it('D-FMT-01 is one request however often somebody presses, and fills in nothing of whom we know', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await ask({ email: 'stranger@example.com' })).toMatchObject({ statusCode: 200 });
    expect(await list()).toHaveLength(2);
    expect(await query('select from persons where email is not null')).toEqual([]);
    expect(await query('select from persons')).toHaveLength(1);
    expect(await query('select from consents')).toHaveLength(1);
  });

  it('D-FMT-01 may be done ten times an hour from one address', async () => {
    const visitor = createBrowser(test.app);
    for (let times = 0; times < 10; times += 1) await ask({}, visitor);
    expect((await ask({}, visitor)).statusCode).toBe(429);
  });
});

describe('the list of the office', () => {
  it('D-FMT-01 has what is due first, first, and what is done after it', async () => {
    await clock.at(monday, () => ask({ wish: '둘째' }));
    await clock.at('2026-11-15T03:00:00Z', () => ask({ wish: '첫째' }));
    const [first] = await list();
    if (!first) throw new Error('nobody asked');
    expect(first.wish).toBe('첫째');
    const done = { ending: 'given', words: '큰 글자로 우편', version: first.version };
    const { data } = (await officer.send('POST', `/format-request/${first.id}/end`, done)).json();
    expect(data.end).toMatchObject({ ending: 'given', words: '큰 글자로 우편' });
    expect((await list()).map(({ wish }) => wish)).toEqual(['둘째', '첫째']);
    const stale = await officer.send('POST', `/format-request/${first.id}/end`, done);
    expect([stale.statusCode, stale.json().code, stale.json().current.version]).toEqual([412, 'STALE_VERSION', 2]);
    await officer.send('POST', `/format-request/${first.id}/reopen`, { version: 2 });
    expect((await list()).map(({ end }) => end)).toEqual([null, null]);
  });

  it('D-FMT-01 is taken down on the telephone as well, each reading of a person in the log', async () => {
    const taken = await officer.send('POST', '/format-request', aFormatRequest);
    expect(taken.json().data).toMatchObject({ way: 'phone', name: '요청인' });
    const before = await query(`select from log.audit_entries where act = 'read'`);
    await list();
    expect(await query(`select from log.audit_entries where act = 'read'`)).toHaveLength(before.length + 1);
  });

  it('D-FMT-01 of a child whom we know a guardian agrees on the telephone', async () => {
    const born = `${new Date().getFullYear() - 10}-03-02`;
    const child = await knowPerson(test, { name: aFormatRequest.name, phone: aFormatRequest.phone, birthDate: born });
    const refused = await officer.send('POST', '/format-request', aFormatRequest);
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ field: 'giver' }]]);
    const taken = await officer.send('POST', '/format-request', { ...aFormatRequest, giver: 'guardian' });
    expect(taken.json().data, taken.body).toMatchObject({ personId: child, way: 'phone' });
    expect(await query('select giver, way from consents')).toEqual([{ giver: 'guardian', way: 'phone' }]);
  });

  it('D-FMT-01 is counted on the first screen from three days before it is due', async () => {
    await ask();
    const today = seoulDate(new Date());
    const counted = async (dueOn: string) => {
      await query(`update format_requests set due_on = '${dueOn}'`);
      const { waits } = (await officer.send('GET', '/staff-home')).json().data as {
        waits: { kind: string; count: number }[];
      };
      return waits.find(({ kind }) => kind === 'format-requests')?.count;
    };
    expect(await counted(addDays(today, 4))).toBe(0);
    expect(await counted(addDays(today, 3))).toBe(1);
    expect(await counted(addDays(today, -30))).toBe(1);
  });
});

describe('a request that is done', () => {
  it('D-FMT-01 goes after a year, with the person whom nothing else needs; one that waits stays', async () => {
    const { config, database, keys } = test;
    const { tasks } = buildTasks({ config, database, clock, keys, log: createLog('silent') });
    const run = async () => tasks['keep-retention']?.({}, { signal: new AbortController().signal, isLastTry: false });
    await clock.at(monday, () => ask());
    const [{ id }] = await query('select id from format_requests');
    // Among so many that one of them is few.
    await runSql(test.urls.ownerUrl, [
      `insert into persons (id, name, phone, name_index, initials_index, phone_index, phone_end_index, created_at)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'x', 'x', int4send(n), 'x', int4send(n), 'x', now()
       from generate_series(1, 30) n`,
      `insert into format_requests (id, person_id, way, wish, received_at, due_on)
       select gen_random_uuid(), id, 'web', 'x', now(), '2026-11-23' from persons where name = 'x'`,
    ]);
    await officer.send('POST', `/format-request/${id}/end`, { ending: 'given', words: '', version: 1 });
    await query(`update format_requests set ended_at = '${monday}' where id = '${id}'`);
    const left = async () => [
      (await query('select from format_requests')).length,
      (await query('select from persons')).length,
    ];
    await clock.at('2027-11-16T02:00:00Z', run);
    expect(await left()).toEqual([31, 31]);
    await clock.at('2027-11-16T04:00:00Z', run);
    expect(await left()).toEqual([30, 30]);
  });
});
