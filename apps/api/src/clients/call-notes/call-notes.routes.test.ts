import type { CallNote, WriteCallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { takeCall } from '../../../../../testing/applications.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { aCallNote } from '../../../../../testing/call-notes.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';

const clock = createTestClock();
let test: TestApi;
let who: SignedIn;
let officer: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  who = await signedIn(test, ['dispatcher']);
  officer = who.browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, call_notes cascade']));

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const list = async (): Promise<CallNote[]> => (await officer.send('GET', '/call-note')).json().data;
const write = (note: object = {}, by = officer) => by.send('POST', '/call-note', { ...aCallNote, ...note });
const written = async (note: Partial<WriteCallNote> = {}): Promise<CallNote> => (await write(note)).json().data;
const act = ({ id, version }: CallNote, what: 'end' | 'contact' | 'reopen', body: object = {}) =>
  officer.send('POST', `/call-note/${id}/${what}`, { version, ...body });
const acted = async (...what: Parameters<typeof act>): Promise<CallNote> => (await act(...what)).json().data;
const readings = async (kind: string): Promise<string[]> =>
  (
    await query(`select subject_id from log.audit_entries where act = 'read' and subject_kind = '${kind}' order by seq`)
  ).map(({ subject_id }) => subject_id);
const eventsOf = async (id: string): Promise<Case['events']> =>
  (await officer.send('GET', `/application/${id}`)).json().data.events;

describe('a note of a call', () => {
  it('D-OFF-12 says who called, what about and until when to call back: today where nothing is said', async () => {
    const answer = await write();
    const { data, message } = answer.json();
    expect([answer.statusCode, message]).toEqual([200, '메모를 남겼습니다.']);
    const today = seoulDate(new Date());
    expect(data).toMatchObject({ ...aCallNote, dueOn: today, caseId: null, end: null, candidates: [], version: 1 });
    expect(data.takenBy).toEqual(expect.any(String));
    const saturday = await written({ phoneEnd: '', dueOn: '2099-12-05' });
    expect(saturday).toMatchObject({ phoneEnd: '', dueOn: '2099-12-05' });
    expect((await list()).map(({ id }) => id)).toEqual([data.id, saturday.id]);
  });

  it('D-OFF-12 lies in the database with nothing in clear but days and ids', async () => {
    await write({ who: 'MARKED-WHO', phoneEnd: '7391', about: 'MARKED-ABOUT' });
    const [{ row, note }] = await query(`select t::text as row, note from call_notes t`);
    for (const marked of ['MARKED-WHO', '7391', 'MARKED-ABOUT']) {
      expect(row.replace(note.toString('hex'), '')).not.toContain(marked);
      expect(note.toString('latin1')).not.toContain(marked);
    }
  });

  it('D-OFF-12 says of each field what to do, and takes no resident number', async () => {
    const fieldsOf = async (note: object) =>
      (await write(note)).json().fields.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ who: ' ', phoneEnd: '12', about: '\n', dueOn: '내일' })).toEqual([
      'who',
      'phoneEnd',
      'about',
      'dueOn',
    ]);
    expect(await fieldsOf({ phoneEnd: '01000000001' })).toContain('phoneEnd');
    expect(await fieldsOf({ dueOn: addDays(seoulDate(new Date()), -1) })).toEqual(['dueOn']);
    const { fields } = (await write({ who: '', phoneEnd: 'abcd', about: '', dueOn: '' })).json();
    for (const { message } of fields) expect(message).toMatch(/십시오\./);
    for (const field of ['who', 'about']) expect((await write({ [field]: '900101-1234567' })).statusCode).toBe(400);
    expect(await query('select from call_notes')).toEqual([]);
  });

  it('D-OFF-12 is nobody’s but theirs who lead applications, and of nothing is not found', async () => {
    const note = await written();
    const calls: [string, object][] = [
      ['/call-note', aCallNote],
      [`/call-note/${note.id}/end`, { ending: 'called', version: 1 }],
    ];
    const editor = (await signedIn(test, ['editor'])).browser;
    const codes = async (browser: Browser) => [
      (await browser.send('GET', '/call-note')).statusCode,
      ...(await Promise.all(calls.map(async ([path, body]) => (await browser.send('POST', path, body)).statusCode))),
    ];
    expect(await codes(createBrowser(test.app))).toEqual([401, 401, 401]);
    expect(await codes(editor)).toEqual([403, 403, 404]);
    expect((await act({ ...note, id: crypto.randomUUID() }, 'reopen')).statusCode).toBe(404);
    expect((await list()).map(({ version }) => version)).toEqual([1]);
  });
});

describe('the list of those to call', () => {
  it('D-OFF-12 has what is due first, first, of one day who called first; then what was done in seven days', async () => {
    const today = seoulDate(new Date());
    const [far, early, late] = [
      await written({ who: '먼 날', dueOn: addDays(today, 3) }),
      await written({ who: '먼저' }),
      await written({ who: '나중' }),
    ];
    const [old, first, second] = [await written(), await written({ who: '첫째' }), await written({ who: '둘째' })];
    for (const note of [old, first, second]) await act(note, 'end', { ending: 'dropped' });
    await query(`update call_notes set ended_at = now() - interval '8 days' where id = '${old.id}'`);
    expect((await list()).map(({ id }) => id)).toEqual([early.id, late.id, far.id, second.id, first.id]);
  });

  it('D-OFF-12 holds fifty that wait and twenty that are done', async () => {
    for (let n = 0; n < 75; n += 1) {
      const note = await written();
      if (n >= 52) await act(note, 'end', { ending: 'called' });
    }
    const ends = (await list()).map(({ end }) => end !== null);
    expect([ends.filter((isEnded) => !isEnded).length, ends.filter(Boolean).length]).toEqual([50, 20]);
  });

  it('D-OFF-12 leaves each look at a note and at a person in the log', async () => {
    const person = await knowPerson(test, { phone: '010-0000-0001' });
    const note = await written();
    const before = [(await readings('call-note')).length, (await readings('person')).length];
    await list();
    expect((await readings('call-note')).slice(before[0])).toEqual([note.id]);
    expect((await readings('person')).slice(before[1])).toEqual([person]);
    const [{ act: done, subject_id: of }] = await query(
      `select act, subject_id from log.audit_entries where subject_kind = 'call-note' and act <> 'read' order by seq desc limit 1`,
    );
    expect([done, of]).toEqual(['created', note.id]);
  });

  it('D-OFF-12 names whose number ends so, or whose guardian’s, three at most, with what they applied for', async () => {
    const { personId, id } = await takeCall(officer);
    await knowPerson(test, { name: '가족이 돕는 이', phone: '052-000-0009', guardianPhone: '010-0000-0001' });
    await knowPerson(test, { name: '다른 이', phone: '052-000-0002' });
    const [note, other, nobody, none] = [
      await written(),
      await written({ phoneEnd: '0002' }),
      await written({ phoneEnd: '7777' }),
      await written({ phoneEnd: '' }),
    ];
    const candidatesOf = async () => new Map((await list()).map((each) => [each.id, each.candidates]));
    const candidates = await candidatesOf();
    expect(candidates.get(note.id)).toHaveLength(2);
    expect(candidates.get(note.id)).toContainEqual({
      id: personId,
      name: '신청인',
      openCase: { id, kind: 'transport' },
    });
    expect(candidates.get(note.id)).toContainEqual(expect.objectContaining({ name: '가족이 돕는 이', openCase: null }));
    expect(candidates.get(other.id)).toMatchObject([{ name: '다른 이', openCase: null }]);
    expect([candidates.get(nobody.id), candidates.get(none.id)]).toEqual([[], []]);
    for (const name of ['셋째', '넷째']) await knowPerson(test, { name, phone: '052-000-0001' });
    expect((await candidatesOf()).get(note.id)).toHaveLength(3);
  });
});

describe('the end of a note', () => {
  it('D-OFF-12 is told by whom, may be taken back, and is refused where it stands otherwise', async () => {
    const note = await written();
    const ended = await acted(note, 'end', { ending: 'called' });
    expect(ended).toMatchObject({ end: { ending: 'called', by: note.takenBy }, candidates: [], version: 2 });
    for (const [what, body] of [
      ['end', { ending: 'dropped' }],
      ['reopen', {}],
      ['contact', { caseId: crypto.randomUUID() }],
    ] as const) {
      const stale = await act(note, what, body);
      expect([stale.statusCode, stale.json().code, stale.json().current], what).toEqual([412, 'STALE_VERSION', ended]);
    }
    const answer = await act(ended, 'reopen');
    expect(answer.json()).toMatchObject({ message: '전화할 곳으로 되돌렸습니다.', data: { end: null, version: 3 } });
    expect((await act(answer.json().data, 'end', { ending: 'contact' })).statusCode).toBe(400);
  });

  it('D-OFF-12 may be an entry of a case: a call that came in, written once however often it is taken back', async () => {
    const { id: caseId } = await takeCall(officer);
    const note = await written();
    const ended = await acted(note, 'contact', { caseId });
    expect(ended).toMatchObject({ caseId, end: { ending: 'contact' } });
    const entry = {
      type: 'contact',
      contact: { way: 'call-in', result: 'reached' },
      text: `${aCallNote.who}: ${aCallNote.about}`,
    };
    const contacts = async () => (await eventsOf(caseId)).filter(({ type }) => type === 'contact');
    expect(await contacts()).toMatchObject([entry]);
    const reopened = await act(ended, 'reopen');
    expect(reopened.json().message).toContain('신청 기록에 적힌 것은 그대로 있습니다.');
    const again = await act(reopened.json().data, 'contact', { caseId });
    expect(again.json().message).toContain('이미 있어 더 적지 않고');
    expect(await contacts()).toHaveLength(1);
  });

  it('D-OFF-12 is no end where there is no such case', async () => {
    const note = await written();
    expect((await act(note, 'contact', { caseId: crypto.randomUUID() })).statusCode).toBe(404);
    expect((await act(note, 'contact', { caseId: 'x' })).statusCode).toBe(400);
    expect(await list()).toMatchObject([{ id: note.id, end: null, version: 1 }]);
  });

  it('D-OFF-12 goes after thirty days by the housekeeping; who waits stays, however long', async () => {
    const [waiting, done] = [await written({ who: '기다림' }), await written()];
    await act(done, 'end', { ending: 'called' });
    await query(`update call_notes set taken_at = '2020-01-05', due_on = '2020-01-05'`);
    const left = async (at: string) => {
      await query(`update call_notes set ended_at = now() - interval '${at}' where ended_at is not null`);
      await test.api.housekeep();
      return (await query('select id from call_notes order by ended_at nulls first')).map(({ id }) => id);
    };
    expect(await left('29 days 23 hours')).toEqual([waiting.id, done.id]);
    expect(await left('30 days 1 hour')).toEqual([waiting.id]);
  });
});
