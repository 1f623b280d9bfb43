import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { aDayWithPlaces, aRegistration, inDays } from '../../../../../testing/event-registrations.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { createTestFolder } from '../../../../../testing/folder.ts';
import { solapi } from '../../../../../testing/group-messages.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createLog } from '../../platform/log.ts';
import { buildTasks } from '../../tasks.ts';

const folder = createTestFolder();
const secretFile = join(folder.path, 'secret');
const clock = createTestClock();
let test: TestApi;
let officer: Browser;
let owner: Browser;
beforeAll(async () => {
  writeFileSync(secretFile, 'secret', { mode: 0o400 });
  test = await createTestApi({ clock, env: { ...solapi, SOLAPI_SECRET_FILE: secretFile } });
  officer = (await signedIn(test, ['dispatcher'])).browser;
  owner = (await signedIn(test, ['owner'])).browser;
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  folder.remove();
});
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate event_registrations, event_openings, events, messages, persons cascade',
    'delete from rate_limits',
    `delete from graphile_worker._private_jobs`,
  ]),
);

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const messagesToo = [...aRegistration.accepted, 'events/messages/1'];
const ask = async (id: number, day: string, body: object = {}) => {
  const visitor = createBrowser(test.app);
  await query('delete from rate_limits');
  const answer = await visitor.send('POST', `/event-registration-form/${id}`, { ...aRegistration, day, ...body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
/** One look of the worker at that time of day, so many days from today. */
const look = (day: string, time: string, config = test.config) =>
  clock.at(`${day}T${time}:00+09:00`, async () => {
    const { database, keys } = test;
    const { tasks } = buildTasks({ config, database, clock, keys, log: createLog('silent') });
    await tasks['tell-registrants']?.({}, { signal: new AbortController().signal, isLastTry: false });
  });
const queued = () => query('select template, until from messages order by created_at');
const toTell = () => query('select news, news_way from event_registrations order by turn');
const logged = async () => (await query('select from log.audit_entries')).length;

describe('what whoever registered is told', () => {
  it('D-EVT-03 the day before, by text where they agreed to it, else by whom calls; once, and by nine at night', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    await ask(id, day, { name: '전화로' });
    await ask(id, inDays(14), { name: '다음 주', accepted: messagesToo });
    const before = inDays(6);
    await look(inDays(5), '12:00');
    await look(before, '07:59');
    expect(await queued()).toEqual([]);
    await look(before, '08:00');
    expect(await queued()).toEqual([{ template: 'event-news', until: new Date(`${before}T21:00:00+09:00`) }]);
    expect(await toTell()).toEqual([
      { news: null, news_way: null },
      { news: 'reminder', news_way: 'call' },
      { news: null, news_way: null },
    ]);
    const jobs = await query('select priority from graphile_worker._private_jobs');
    expect(jobs.map(({ priority }) => priority)).toEqual([10]);
    const entries = await logged();
    for (const time of ['08:10', '12:00', '20:50', '21:00']) await look(before, time);
    expect([await queued(), await logged()]).toEqual([[expect.anything()], entries]);
  });

  it('D-EVT-03 nothing is said of a day that was left out, and nobody is opened for it', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    await query(`update events set repeat = jsonb_set(repeat, '{except}', '["${day}"]')`);
    const entries = await logged();
    await look(inDays(6), '10:00');
    await look(inDays(6), '10:10');
    expect([await queued(), await logged()]).toEqual([[], entries]);
  });

  it('D-EVT-03 whoever moved up or whose day was called off is sent a text in the hours of the day', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 1 });
    await ask(id, day);
    await ask(id, day, { name: '둘째', accepted: messagesToo });
    const [{ id: first }] = (await officer.send('GET', path)).json().data.registrations;
    await officer.send('POST', `/event-registration/${first}/cancel`, { version: 1 });
    await look(inDays(1), '05:00');
    expect(await queued()).toHaveLength(0);
    await look(inDays(1), '09:00');
    expect(await queued()).toHaveLength(1);
    await officer.send('POST', `${path}/call-off`);
    await look(inDays(1), '09:10');
    expect(await queued()).toHaveLength(2);
    expect(await toTell()).toEqual(Array.from({ length: 2 }, () => ({ news: null, news_way: null })));
  });

  it('D-EVT-03 whoever took messages back gets none by what is written on the site', async () => {
    const person = await knowPerson(test, { name: aRegistration.name, phone: aRegistration.phone });
    const texts = { text: 'membership/messages/1', giver: 'self', way: 'phone' };
    const { id: consent } = (await officer.send('POST', `/person/${person}/consent`, texts)).json().data;
    await officer.send('POST', `/person/${person}/consent/${consent}/withdraw`, { way: 'phone' });
    const { id, day } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    expect(await query('select consents from event_registrations')).toEqual([{ consents: aRegistration.accepted }]);
  });
});

/** What becomes of a text that no telephone took. */
const isRefused = () => query(`update messages set state = 'failed', problem = 'refused', settled_at = now()`);
const registered = async (path: string) => (await officer.send('GET', path)).json().data.registrations;
const act = (of: { id: string; version: number }, what: string) =>
  officer.send('POST', `/event-registration/${of.id}/${what}`, { version: of.version });

describe('whom no text tells', () => {
  it('D-EVT-03 is called where nothing sends texts', async () => {
    const { id, day } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    const { SOLAPI_KEY: _key, SOLAPI_SECRET_FILE: _file, SOLAPI_SENDER: _sender, ...without } = test.config;
    await look(inDays(6), '10:00', without);
    expect([await queued(), await toTell()]).toEqual([[], [{ news: 'reminder', news_way: 'call' }]]);
  });

  it('D-EVT-03 is called when the text did not go, once, and the text goes no more', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    await look(inDays(6), '10:00');
    await isRefused();
    await look(inDays(6), '10:10');
    expect(await toTell()).toEqual([{ news: 'reminder', news_way: 'call' }]);
    expect(await query('select recipient from messages')).toEqual([{ recipient: null }]);
    const { waits } = (await officer.send('GET', '/staff-home')).json().data;
    expect(waits).toContainEqual({ kind: 'event-calls', count: 1, places: [] });
    const [row] = await registered(path);
    expect((await act(row, 'told')).statusCode).toBe(200);
    await look(inDays(6), '10:20');
    expect([await toTell(), await queued()]).toEqual([[{ news: null, news_way: null }], [expect.anything()]]);
  });

  it('D-EVT-03 is called when the event is not there any more by the time the text goes', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 1 });
    await ask(id, day);
    await ask(id, day, { name: '둘째', accepted: messagesToo });
    await act((await registered(path))[0], 'cancel');
    await query(`update events set repeat = jsonb_set(repeat, '{except}', '["${day}"]')`);
    await look(inDays(1), '10:00');
    expect([await queued(), (await toTell())[1]]).toEqual([[], { news: 'moved-up', news_way: 'call' }]);
  });

  it('D-EVT-03 stands on no list when the day has come, or is over', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day);
    await look(inDays(6), '10:00');
    expect(await toTell()).toEqual([{ news: 'reminder', news_way: 'call' }]);
    await look(day, '08:00');
    expect(await toTell()).toEqual([{ news: null, news_way: null }]);
    await officer.send('POST', `${path}/call-off`);
    await look(day, '10:00');
    expect(await toTell()).toEqual([{ news: 'called-off', news_way: 'call' }]);
    await look(inDays(8), '08:00');
    expect(await toTell()).toEqual([{ news: null, news_way: null }]);
  });

  it('D-EVT-03 a text that waits goes no more when messages are stopped or somebody cancels, and is gone when they are erased', async () => {
    const { id, day, path } = await aDayWithPlaces(officer, test);
    for (const name of ['가', '나', '다']) await ask(id, day, { name, accepted: messagesToo });
    await look(inDays(6), '10:00');
    const jobs = async () => (await query('select from graphile_worker._private_jobs')).length;
    expect(await jobs()).toBe(3);
    const [stopped, cancelled, erased] = await registered(path);
    await act(stopped, 'stop-messages');
    await act(cancelled, 'cancel');
    await act(erased, 'erase');
    expect([await jobs(), await query('select state, recipient from messages')]).toEqual([
      0,
      Array.from({ length: 2 }, () => ({ state: 'failed', recipient: null })),
    ]);
    await look(inDays(6), '10:10');
    expect(await toTell()).toEqual([
      { news: 'reminder', news_way: 'call' },
      { news: null, news_way: null },
    ]);
  });

  it('D-EVT-03 a text that waits goes no more when another follows, and no more to whoever is erased as a person', async () => {
    const person = await knowPerson(test, { name: aRegistration.name, phone: aRegistration.phone });
    const { id, day, path } = await aDayWithPlaces(officer, test);
    await ask(id, day, { accepted: messagesToo });
    await look(inDays(6), '10:00');
    await officer.send('POST', `${path}/call-off`);
    await look(inDays(6), '10:10');
    const jobs = async () => (await query('select from graphile_worker._private_jobs')).length;
    expect([await jobs(), (await queued()).length]).toEqual([1, 2]);
    const erased = await owner.send('DELETE', `/person/${person}`, { name: aRegistration.name, ground: 'own-request' });
    expect(erased.statusCode, erased.body).toBe(200);
    expect([await jobs(), await query('select from event_registrations')]).toEqual([0, []]);
  });
});

describe('what is kept of whoever registered', () => {
  it('D-EVT-02 goes 30 days after the event, whether anybody presses or not', async () => {
    const { id, day } = await aDayWithPlaces(officer, test, { repeat: null });
    await ask(id, day);
    const left = async (days: number) => {
      await clock.at(`${inDays(7 + days)}T12:00:00+09:00`, () => test.api.housekeep());
      return (await query('select from event_registrations')).length;
    };
    expect([await left(30), await left(31)]).toEqual([1, 0]);
  });

  it('D-EVT-02 is exported and erased with whoever has both name and number, and not with their family', async () => {
    const person = await knowPerson(test, { name: aRegistration.name, phone: aRegistration.phone });
    const { id, day, path } = await aDayWithPlaces(officer, test, { places: 1 });
    await ask(id, day);
    await ask(id, day, { name: '다른 가족' });
    const erased = await owner.send('DELETE', `/person/${person}`, { name: aRegistration.name, ground: 'own-request' });
    expect(erased.statusCode, erased.body).toBe(200);
    const names = async () =>
      (await officer.send('GET', path))
        .json()
        .data.registrations.map((each: { name: string; state: string }) => [each.name, each.state]);
    expect(await names()).toEqual([['다른 가족', 'waiting']]);
    await look(inDays(0), '10:00');
    expect(await names()).toEqual([['다른 가족', 'registered']]);
  });
});
