import type {
  EventDay,
  RegistrationAnswer,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { aDayWithPlaces, anEvent, aRegistration, inDays } from '../../../../../testing/event-registrations.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { runSql } from '../../../../../scripts/postgres/roles.ts';

const clock = createTestClock();
let test: TestApi;
let officer: Browser;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  officer = (await signedIn(test, ['dispatcher'])).browser;
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate event_registrations, event_openings, events cascade',
    'delete from rate_limits',
  ]),
);

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const messagesToo = [...aRegistration.accepted, 'events/messages/1'];
const formPath = (id: number) => `/event-registration-form/${id}`;
const forgetLimits = () => query('delete from rate_limits');
const ask = async (id: number, day: string, body: object = {}, visitor = createBrowser(test.app)) => {
  await forgetLimits();
  return visitor.send('POST', formPath(id), { ...aRegistration, day, ...body });
};
const dayOf = async (path: string): Promise<EventDay> => (await officer.send('GET', path)).json().data;
const act = (id: string, what: string, version: number) =>
  officer.send('POST', `/event-registration/${id}/${what}`, { version });
const namesIn = (day: EventDay, state: string) =>
  day.registrations.filter((each) => each.state === state).map(({ name }) => name);

describe('registering on the site', () => {
  it('D-EVT-02 tells the days and what is agreed to, takes it, and says nothing of who came', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    const form = (await createBrowser(test.app).send('GET', formPath(id))).json().data;
    expect(form).toMatchObject({ title: '함께 걷기', isOn: true, places: 10 });
    expect(form.days.map((each: { day: string }) => each.day)).toEqual([7, 14, 21, 28].map(inDays));
    expect((await createBrowser(test.app).send('GET', `/event/${id}`)).json().data.takesRegistrations).toBe(true);
    const answer = await ask(id, day, { people: 2 });
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { state: 'registered', waitingPlace: null, day, startTime: '14:00', people: 2 },
    ]);
    expect((await dayOf(path)).registrations).toMatchObject([{ name: '참가인', phone: '01000000005', way: 'web' }]);
  });

  it('D-EVT-02 keeps nothing of it in clear', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    const accepted = [...aRegistration.accepted, 'events/health/1'];
    await ask(id, day, { name: 'MARKED-NAME', help: 'MARKED-HELP', phone: '010-0000-0099', accepted });
    const rows = JSON.stringify(await query('select t::text from event_registrations t'));
    for (const marked of ['MARKED-NAME', 'MARKED-HELP', '01000000099'])
      for (const form of [marked, Buffer.from(marked).toString('hex')]) expect(rows).not.toContain(form);
    expect(rows).toContain('events/health/1');
  });

  it('D-EVT-02 says of each field what to do, and takes no word on help without its own consent', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    const wrong = await ask(id, day, { name: ' ', phone: '전화', people: 0, day: '' });
    expect(
      wrong
        .json()
        .fields.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(['day', 'name', 'people', 'phone']);
    expect((await ask(id, day, { accepted: [] })).json().fields[0].field).toBe('accepted');
    expect((await ask(id, day, { help: '휠체어' })).json().fields[0].field).toBe('help');
    expect((await ask(id, day, { accepted: [...aRegistration.accepted, 'formats/collection/1'] })).statusCode).toBe(
      400,
    );
    expect(await query('select from event_registrations')).toEqual([]);
  });

  it('D-EVT-02 of 30 at once exactly as many come as there are places, and the others wait in their order', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, at) =>
        officer.send('POST', path, { ...aRegistration, name: `참가 ${at}`, giver: 'self' }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const said = answers.map((answer) => answer.json().data as RegistrationAnswer);
    expect(said.filter(({ state }) => state === 'registered')).toHaveLength(10);
    const places = said.flatMap(({ waitingPlace }) => waitingPlace ?? []).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 20 }, (_none, at) => at + 1));
    expect((await dayOf(path)).registered).toBe(10);
    expect([id, day]).toEqual([expect.any(Number), expect.any(String)]);
  });

  it('D-EVT-02 a party takes as many places as it has people; one larger than all of them is refused in words', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 5 });
    const large = await ask(id, day, { people: 6 });
    expect([large.statusCode, large.json().fields[0].field]).toEqual([400, 'people']);
    expect(large.json().message).toContain('모두 5개');
    await ask(id, day, { people: 3 });
    expect((await ask(id, day, { name: '셋', people: 3 })).json().data).toMatchObject({
      state: 'waiting',
      waitingPlace: 1,
    });
    // Nobody goes past somebody who waits for being fewer.
    expect((await ask(id, day, { name: '하나' })).json().data).toMatchObject({ state: 'waiting', waitingPlace: 2 });
    expect((await dayOf(path)).registered).toBe(3);
  });

  it('D-EVT-02 whoever presses twice registers once, and whoever says something else is told', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    const answers = await Promise.all([ask(id, day), ask(id, day), ask(id, day)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const other = await ask(id, day, { people: 4 });
    expect([other.statusCode, other.json().message]).toEqual([409, expect.stringContaining('이미 신청하셨습니다')]);
    // A family shares a number.
    expect((await ask(id, day, { name: '다른 가족' })).statusCode).toBe(200);
    expect(namesIn(await dayOf(path), 'registered')).toEqual(['참가인', '다른 가족']);
  });

  it('D-EVT-02 takes none from the start on, and says so before it says that somebody is known', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    const at = (moment: string) => clock.at(moment, () => ask(id, day));
    expect((await at(`${day}T13:59:00+09:00`)).statusCode).toBe(200);
    const late = await at(`${day}T14:00:00+09:00`);
    expect([late.statusCode, late.json().fields[0].field]).toEqual([400, 'day']);
    const days = await clock.at(`${day}T14:00:00+09:00`, async () =>
      (await createBrowser(test.app).send('GET', formPath(id)))
        .json()
        .data.days.map((each: { day: string }) => each.day),
    );
    expect(days).toEqual([14, 21, 28].map(inDays));
  });

  it('D-EVT-02 ends the days before that the office says; on the telephone it goes on', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { startsOn: inDays(1), closesDaysBefore: 2 });
    expect((await ask(id, day)).json().message).toContain('기간이 끝났습니다');
    expect((await officer.send('POST', path, aRegistration)).json().data.state).toBe('registered');
    const [{ way, giver }] = await query('select way, giver from event_registrations');
    expect([way, giver]).toEqual(['phone', 'self']);
  });

  it('D-EVT-02 takes none for days left out, for events in the bin, or where it is off', async () => {
    const except = [inDays(14)];
    const repeat = { every: 'week', interval: 1, until: null, count: 4, except } as const;
    const { id, day } = await aDayWithPlaces(officer, test, { repeat: { ...repeat, except } });
    expect((await ask(id, inDays(14))).statusCode).toBe(400);
    expect((await ask(id, inDays(8))).statusCode).toBe(400);
    await officer.send('PUT', `/event-opening/${id}`, { isOn: false, places: 10, closesDaysBefore: 0, version: 1 });
    expect((await ask(id, day)).json().message).toContain('신청을 받지 않습니다');
    await officer.send('PUT', `/event-opening/${id}`, { isOn: true, places: 10, closesDaysBefore: 0, version: 2 });
    await editor.send('DELETE', `/event/${id}`);
    expect((await ask(id, day)).statusCode).toBe(400);
    expect((await createBrowser(test.app).send('GET', formPath(id))).statusCode).toBe(404);
  });

  it('D-EVT-02 may be done ten times a day for an event from one address; the same press and what is refused do not count', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    const visitor = createBrowser(test.app);
    const send = async (name: string, change: object = {}) =>
      visitor.send('POST', formPath(id), { ...aRegistration, name, day, ...change });
    for (const name of '가나다라마바사아자') {
      expect((await send(name)).statusCode).toBe(200);
      expect((await send(name)).statusCode).toBe(200);
      expect((await send(name, { day: inDays(8) })).statusCode).toBe(400);
    }
    expect((await send('가', { people: 2 })).statusCode).toBe(409);
    const refused = await send('차');
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/시간 뒤에 다시 해 주십시오\. 급하시면 사무국으로 전화해 주십시오\.$/),
    ]);
  });
});

describe('the list of a day', () => {
  it('D-EVT-02 names everybody, each look in the log, and nobody else may look', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day);
    const readings = async () =>
      (await query(`select from log.audit_entries where act = 'read' and subject_kind = 'event-registration'`)).length;
    const before = await readings();
    expect(namesIn(await dayOf(path), 'registered')).toEqual(['참가인']);
    expect(await readings()).toBe(before + 1);
    expect((await editor.send('GET', path)).statusCode).toBe(403);
    const listed = (await editor.send('GET', '/event-opening')).json();
    expect(JSON.stringify(listed)).not.toContain('참가인');
    expect(listed.data.openings[0]).toMatchObject({
      isOn: true,
      days: [{ day, registered: 1, waiting: 0 }, {}, {}, {}],
    });
  });

  it('D-EVT-02 whoever waits moves up in their order when somebody cancels, and what they needed is forgotten', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 2 });
    const accepted = [...aRegistration.accepted, 'events/health/1'];
    await ask(id, day, { people: 2, help: '휠체어', accepted });
    await ask(id, day, { name: '둘째', accepted: messagesToo });
    await ask(id, day, { name: '셋째' });
    await ask(id, day, { name: '넷째' });
    const [first] = (await dayOf(path)).registrations;
    expect((await act(first?.id ?? '', 'cancel', 1)).json().data).toMatchObject({ state: 'cancelled', help: '' });
    expect(await query('select from event_registrations where help is not null')).toEqual([]);
    const after = await dayOf(path);
    expect([namesIn(after, 'registered'), namesIn(after, 'waiting')]).toEqual([['둘째', '셋째'], ['넷째']]);
    expect(after.registrations.map(({ name, toCall }) => [name, toCall])).toEqual([
      ['참가인', null],
      ['둘째', null],
      ['셋째', 'moved-up'],
      ['넷째', null],
    ]);
    const { waits } = (await officer.send('GET', '/staff-home')).json().data;
    expect(waits).toContainEqual({ kind: 'event-calls', count: 1, places: [] });
    const third = after.registrations[2];
    expect((await act(third?.id ?? '', 'told', third?.version ?? 0)).json().data.toCall).toBeNull();
    const again = await act(first?.id ?? '', 'cancel', 1);
    expect([again.statusCode, again.json().current.state]).toEqual([412, 'cancelled']);
  });

  it('D-EVT-02 nobody moves up to a day that takes place no more; whoever does with another day is told that', async () => {
    const { id, day, other, path } = await aDayWithPlaces(officer, test, { places: 1 });
    for (const name of ['가', '나']) await ask(id, day, { name });
    const [first] = (await dayOf(path)).registrations;
    await query(`update events set repeat = jsonb_set(repeat, '{except}', '["${day}"]')`);
    expect((await act(first?.id ?? '', 'cancel', 1)).statusCode).toBe(200);
    expect(namesIn(await dayOf(path), 'waiting')).toEqual(['나']);
    const moved = (await officer.send('POST', `${path}/move`, { to: other })).json().data;
    expect(moved.registrations).toMatchObject([{ name: '나', state: 'registered', toCall: 'moved' }]);
  });

  it('D-EVT-02 stopping messages keeps the proof of the consent; erasing keeps nothing', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    const [row] = (await dayOf(path)).registrations;
    const stopped = (await act(row?.id ?? '', 'stop-messages', 1)).json().data;
    expect(stopped).toMatchObject({ getsMessages: false, version: 2 });
    expect(await query('select consents, messages_stopped_at is not null as stopped from event_registrations')).toEqual(
      [{ consents: messagesToo, stopped: true }],
    );
    expect((await act(row?.id ?? '', 'erase', 2)).statusCode).toBe(200);
    expect(await query('select from event_registrations')).toEqual([]);
  });

  it('D-EVT-02 whoever has no mobile telephone is called, whatever they agreed to', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    const given = { phone: '052-000-0009', accepted: messagesToo };
    const answers = [await ask(id, day, given), await ask(id, day, given)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await dayOf(path)).registrations).toMatchObject([{ getsMessages: false }]);
  });

  it('D-EVT-02 more places let those who wait move up', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 1 });
    for (const name of ['가', '나', '다']) await ask(id, day, { name });
    await officer.send('PUT', `/event-opening/${id}`, { isOn: true, places: 2, closesDaysBefore: 0, version: 1 });
    expect(namesIn(await dayOf(path), 'waiting')).toEqual(['다']);
    const stale = { isOn: true, places: 9, closesDaysBefore: 0, version: 1 };
    expect((await officer.send('PUT', `/event-opening/${id}`, stale)).statusCode).toBe(409);
  });
});

describe('a day that changes', () => {
  it('D-EVT-02 is marked when its event moved away or went into the bin, and its list stays', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { repeat: null });
    await ask(id, day);
    const before = (await officer.send('GET', '/staff-home')).json().data.waits;
    expect(before).toContainEqual({ kind: 'event-calls', count: 0, places: [] });
    await editor.send('PUT', `/event/${id}`, { ...anEvent({ startsOn: inDays(9) }), version: 1 });
    expect(await dayOf(path)).toMatchObject({ standing: 'gone', otherDays: [{ day: inDays(9) }], mayStillCome: false });
    const { waits } = (await officer.send('GET', '/staff-home')).json().data;
    expect(waits).toContainEqual({ kind: 'event-calls', count: 1, places: [] });
    const [{ days }] = (await officer.send('GET', '/event-opening')).json().data.openings;
    expect(days).toMatchObject([
      { day, standing: 'gone' },
      { day: inDays(9), standing: 'ahead' },
    ]);
    await editor.send('DELETE', `/event/${id}`);
    expect(await dayOf(path)).toMatchObject({ isGone: true, standing: 'gone', otherDays: [] });
    await query('delete from events');
    expect(await dayOf(path)).toMatchObject({ title: '함께 걷기', isGone: true });
    expect((await officer.send('GET', '/event-opening')).json().data.openings).toMatchObject([
      { eventId: id, isGone: true },
    ]);
  });

  it('D-EVT-02 is moved with everybody to a day ahead, never onto one that has registrations', async () => {
    const { id, day, other, path } = await aDayWithPlaces(officer, test);
    await ask(id, day);
    await ask(id, other, { name: '다음 주' });
    const move = (to: string) => officer.send('POST', `${path}/move`, { to });
    const onto = await move(other);
    expect([onto.statusCode, onto.json().message]).toEqual([409, expect.stringContaining('이미 신청하신 분들이')]);
    expect((await move(inDays(-7))).statusCode).toBe(409);
    expect((await move(inDays(8))).statusCode).toBe(409);
    const moved = await move(inDays(21));
    expect(moved.json().data).toMatchObject({ day: inDays(21), registrations: [{ name: '참가인', toCall: 'moved' }] });
    expect((await dayOf(path)).registrations).toEqual([]);
  });

  it('D-EVT-02 is called off: everybody is to be told, nobody comes any more', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day);
    await ask(id, day, { name: '문자', accepted: messagesToo });
    const { data } = (await officer.send('POST', `${path}/call-off`)).json();
    expect(data).toMatchObject({ standing: 'called-off', registered: 0, mayStillCome: false });
    expect(await query('select news, news_way from event_registrations order by turn')).toEqual([
      { news: 'called-off', news_way: 'call' },
      { news: 'called-off', news_way: 'text' },
    ]);
    expect((await ask(id, day, { name: '뒤에' })).statusCode).toBe(400);
  });
});
