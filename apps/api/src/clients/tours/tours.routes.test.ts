import { sampleName, tourSteps, type TourStep } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import type { Tour } from '@kidney/contract/clients/tours/tours.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { takeCall } from '../../../../../testing/applications.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { aCallNote } from '../../../../../testing/call-notes.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { seedSettings } from '../../seed.ts';

let test: TestApi;
let officer: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  await seedSettings(test.database);
  officer = await signedIn(test, ['dispatcher']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, ['truncate tours, persons, messages, call_notes, erasures, consent_proofs cascade']),
);

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;

async function send<Data = Tour>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Data> {
  const answer = await officer.browser.send(method, path, body);
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return answer.json().data;
}

type Begun = Tour & { sample: NonNullable<Tour['sample']> };
const begin = () => send<Begun>('POST', '/tour/start');
const doneIn = ({ steps }: Tour): TourStep[] => steps.flatMap(({ step, state }) => (state === 'done' ? step : []));
const doneNow = async () => doneIn(await send('GET', '/tour'));

/** All that is about people or messages. */
async function rowsLeft(): Promise<Record<string, number>> {
  const tables = test.api.personalTables.map(({ table }) => table).filter((table) => table !== 'tours');
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await query(`select count(*)::int as rows from ${table}`))[0].rows] as const),
  );
  return Object.fromEntries(counts.filter(([, rows]) => rows > 0));
}

/** What an officer does on the real screens. */
async function doEverything({ caseId, phoneEnd }: Begun['sample']): Promise<void> {
  const note = await send<{ id: string; version: number }>('POST', '/call-note', {
    ...aCallNote,
    who: '연습',
    phoneEnd,
  });
  await send('POST', `/call-note/${note.id}/contact`, { caseId, version: note.version });
  const contact = { way: 'call-out', result: 'reached', text: '연습입니다.' };
  await send('POST', `/application/${caseId}/contact`, contact);
  const { groups } = await send<{ groups: unknown[] }>('GET', `/application/${caseId}`);
  expect(groups.length).toBeGreaterThan(0);
  const answers = {
    name: sampleName,
    phone: `010-0000-${phoneEnd}`,
    birthDate: '19550302',
    address: '연습 주소 2',
    treatment: 'haemodialysis',
    registration: 'yes',
  };
  await send('PUT', `/application/${caseId}`, { answers, version: 1 });
  await send('POST', `/application/${caseId}/move`, { to: 'consulting', version: 2 });
}

describe('the first-day tour', () => {
  it('D-OFF-22 begins with an application of nobody that leads on and is sent nothing; begun twice, it is one', async () => {
    expect(await send('GET', '/tour')).toEqual({ sample: null, steps: [], endedAt: null });
    const { sample, steps } = await begin();
    expect(steps).toEqual(tourSteps.map((step) => ({ step, state: 'open' })));
    const person = await send<{ name: string; phone: string }>('GET', `/person/${sample.personId}`);
    expect(person).toMatchObject({ name: sampleName, phone: `0100000${sample.phoneEnd}` });
    expect(await send('GET', `/application/${sample.caseId}`)).toMatchObject({ mayMessage: false, notes: [] });
    expect((await begin()).sample).toEqual(sample);
    const pressed = await Promise.all([begin(), begin()]);
    expect(pressed.map((each) => each.sample)).toEqual([sample, sample]);
    expect(await query('select from persons')).toHaveLength(1);
    expect(await query('select from messages')).toEqual([]);
    const [sealed] = await query('select name from persons');
    expect(sealed.name.toString('utf8')).not.toContain(sampleName);
  });

  it('D-OFF-22 knows each step by what was done to the sample, and is taken up where it was left', async () => {
    const { sample } = await begin();
    const note = { ...aCallNote, who: '연습', phoneEnd: sample.phoneEnd };
    const { id, version } = await send<{ id: string; version: number }>('POST', '/call-note', note);
    expect(await doneNow()).toEqual(['note']);
    await send('POST', `/call-note/${id}/contact`, { caseId: sample.caseId, version });
    expect(await doneNow()).toEqual(['note', 'file']);
    const contact = { way: 'call-out', result: 'reached', text: '' };
    await send('POST', `/application/${sample.caseId}/contact`, contact);
    expect(await doneNow()).toEqual(['note', 'file', 'contact']);
    await send('PUT', `/application/${sample.caseId}/care`, { assigneeId: null, dueOn: null, version: 1 });
    expect(await doneNow()).toEqual(['note', 'file', 'contact']);
    await send('POST', `/application/${sample.caseId}/move`, { to: 'consulting', version: 2 });
    expect(await doneNow()).toEqual(['note', 'file', 'contact', 'move']);
  });

  it('D-OFF-22 takes no call of somebody real for one of the tour', async () => {
    const { sample } = await begin();
    await send('POST', '/call-note', { ...aCallNote, phoneEnd: sample.phoneEnd });
    await send('POST', '/call-note', { ...aCallNote, who: '연습', phoneEnd: '' });
    expect(await doneNow()).toEqual([]);
    await send('POST', '/tour/end');
    expect(await query('select from call_notes')).toHaveLength(2);
  });

  it('D-OFF-22 what leaves nothing behind is said; any step is left out and taken up again', async () => {
    await begin();
    expect(doneIn(await send('POST', '/tour/step', { step: 'search', mark: 'done' }))).toEqual(['search']);
    expect(doneIn(await send('POST', '/tour/step', { step: 'search', mark: 'open' }))).toEqual([]);
    const skipped = await send('POST', '/tour/step', { step: 'move', mark: 'skipped' });
    expect(skipped.steps.find(({ step }) => step === 'move')).toEqual({ step: 'move', state: 'skipped' });
    const back = await send('POST', '/tour/step', { step: 'move', mark: 'open' });
    expect(back.steps.every(({ state }) => state === 'open')).toBe(true);
  });

  it.each([{}, { step: 'move', mark: 'done' }, { step: 'x', mark: 'skipped' }, { step: 'today', mark: 'x' }])(
    'D-OFF-22 takes no such mark: %j',
    async (body) => {
      await begin();
      expect((await officer.browser.send('POST', '/tour/step', body)).statusCode).toBe(400);
    },
  );

  it('D-OFF-22 its end leaves nothing of it, also where all was done, but that there was one', async () => {
    const real = await takeCall(officer.browser);
    const before = await rowsLeft();
    const { sample } = await begin();
    await doEverything(sample);
    await send('POST', '/call-note', { ...aCallNote, who: '연습', phoneEnd: sample.phoneEnd });
    expect(await doneNow()).toEqual(['note', 'file', 'contact', 'answer', 'move']);
    const ended = await send('POST', '/tour/end');
    expect(ended).toMatchObject({ sample: null, steps: [], endedAt: expect.any(String) });
    // Of whoever is real, everything; of the sample not even a proof of consent.
    expect(await rowsLeft()).toEqual(before);
    expect(await query('select ground, by_id from erasures')).toEqual([{ ground: 'mistake', by_id: officer.id }]);
    expect((await officer.browser.send('GET', `/person/${sample.personId}`)).statusCode).toBe(404);
    await send('GET', `/application/${real.id}`);
    const [tour] = await query('select person_id, application_id, said from tours');
    expect(tour).toEqual({ person_id: null, application_id: null, said: [] });
    expect((await officer.browser.send('POST', '/tour/step', { step: 'help', mark: 'done' })).statusCode).toBe(409);
    expect(await send('POST', '/tour/end')).toEqual(ended);
    expect((await begin()).sample.personId).not.toBe(sample.personId);
  });

  it('D-OFF-22 ends with its person, whoever erases them', async () => {
    const { sample } = await begin();
    const owner = await signedIn(test, ['owner']);
    const body = { name: sampleName, ground: 'mistake' };
    expect((await owner.browser.send('DELETE', `/person/${sample.personId}`, body)).statusCode).toBe(200);
    expect(await send('GET', '/tour')).toMatchObject({ sample: null, endedAt: expect.any(String) });
  });

  it('D-OFF-22 of a tour that was left, everything goes after seven days by the housekeeping', async () => {
    await begin();
    const left = async (at: string) => {
      await query(`update tours set started_at = now() - interval '${at}'`);
      await test.api.housekeep();
      return (await query('select from persons')).length;
    };
    expect(await left('6 days 23 hours')).toBe(1);
    expect(await left('7 days 1 hour')).toBe(0);
    expect(await rowsLeft()).toEqual({});
  });

  it('D-OFF-22 everybody has their own, and nobody of another work or without signing in has one', async () => {
    const { sample } = await begin();
    const other = await signedIn(test, ['owner']);
    expect((await other.browser.send('GET', '/tour')).json().data.sample).toBeNull();
    const theirs = (await other.browser.send('POST', '/tour/start')).json().data;
    expect(theirs.sample.personId).not.toBe(sample.personId);
    await other.browser.send('POST', '/tour/end');
    expect((await send<Begun>('GET', '/tour')).sample).toEqual(sample);
    const editor = await signedIn(test, ['editor']);
    const answers = [editor.browser, createBrowser(test.app)].map((browser) => browser.send('POST', '/tour/start'));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  });
});
