import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { takeCall } from '../../../testing/applications.ts';
import { aCallNote } from '../../../testing/call-notes.ts';
import { aDayWithPlaces, aRegistration } from '../../../testing/event-registrations.ts';
import { aFormatRequest } from '../../../testing/format-requests.ts';
import { createBrowser, type Browser } from '../../../testing/browser.ts';
import { pngOf } from '../../../testing/files.ts';
import { signedIn } from '../../../testing/people.ts';
import { picturesOf } from '../../../testing/proof-pictures.ts';

let test: TestApi;
let officer: Browser;
const real = {
  person: '',
  application: '',
  consent: '',
  request: '',
  note: '',
  registration: '',
  group: '',
  picture: '',
};
beforeAll(async () => {
  test = await createTestApi();
  const who = await signedIn(test, ['dispatcher']);
  officer = who.browser;
  const { id, personId } = await takeCall(officer);
  const { consents } = (await officer.send('GET', `/person/${personId}`)).json().data;
  const request = (await officer.send('POST', '/format-request', aFormatRequest)).json().data.id;
  const note = (await officer.send('POST', '/call-note', aCallNote)).json().data.id;
  const { path } = await aDayWithPlaces(officer, test);
  await officer.send('POST', path, aRegistration);
  const [{ id: registration }] = (await officer.send('GET', path)).json().data.registrations;
  await test.database.write.$client.query(`insert into members (person_id, since) values ($1, '2026-01-05')`, [
    personId,
  ]);
  const toGroup = { filter: { kind: 'members' }, text: '내일 쉽니다.' };
  const { token } = (await officer.send('POST', '/group-message/preview', toGroup)).json().data;
  const sent = await officer.send('POST', '/group-message', { ...toGroup, token, key: crypto.randomUUID() });
  const group = sent.json().data.id;
  const pictures = picturesOf(who, id);
  await pictures.takeOver();
  const picture = await pictures.asked();
  await pictures.upload(picture, pngOf(9, 9), 'card.png');
  Object.assign(real, {
    person: personId,
    application: id,
    consent: consents[0].id,
    request,
    note,
    registration,
    group,
    picture,
  });
});
afterAll(() => test[Symbol.asyncDispose]());

const nobody = Object.fromEntries(Object.keys(real).map((name) => [name, crypto.randomUUID()])) as typeof real;
const idIn = (path: string, ids: typeof real) => {
  if (path.startsWith('/format-request/')) return ids.request;
  if (path.startsWith('/call-note/')) return ids.note;
  if (path.startsWith('/event-registration/')) return ids.registration;
  if (path.startsWith('/group-message/')) return ids.group;
  return path.startsWith('/person/') ? ids.person : ids.application;
};
const addressOf = (path: string, ids: typeof real) =>
  path.replace(':consent', ids.consent).replace(':picture', ids.picture).replace(':id', idIn(path, ids));
const hidden = () => test.api.endpoints.filter(({ knownTo }) => knownTo);
const readings = async () =>
  (await test.database.write.$client.query(`select count(*)::int as n from log.audit_entries where act = 'read'`))
    .rows[0].n;

describe('people and their applications', () => {
  it('D-PER-01 are hidden at every address that names one of them', () => {
    const named = test.api.endpoints.filter(({ route }) =>
      /^\/(?:person|application|format-request|call-note|event-registration|group-message)\/:id/.test(route.path),
    );
    expect(named.length).toBeGreaterThan(14);
    expect(named.filter(({ knownTo }) => !knownTo)).toEqual([]);
  });

  it('D-PER-01 are not there for staff who may not see them, whether they are or not, and are not read', async () => {
    const before = await readings();
    for (const role of ['editor', 'driver'] as const) {
      const { browser } = await signedIn(test, [role]);
      for (const { route } of hidden()) {
        const tries = [real, nobody].map((ids) =>
          browser.send(route.method, addressOf(route.path, ids), route.method === 'GET' ? undefined : {}),
        );
        const answers = (await Promise.all(tries)).map((each) => [each.statusCode, each.json().code, each.json().data]);
        expect(answers, `${role} ${route.path}`).toEqual(
          Array.from({ length: 2 }, () => [404, 'NOT_FOUND', undefined]),
        );
      }
    }
    expect(await readings()).toBe(before);
  });

  it('D-PER-01 are not told apart by a call that only names one of them', async () => {
    for (const role of ['editor', 'driver'] as const) {
      const { browser } = await signedIn(test, [role]);
      const answers = [real, nobody].map(({ person }) => browser.send('GET', `/call-form/transport?person=${person}`));
      const [known, unknown] = (await Promise.all(answers)).map((each) => [each.statusCode, each.json().message]);
      expect(known).toEqual([403, expect.any(String)]);
      expect(unknown).toEqual(known);
    }
  });

  it('D-PER-01 are for nobody who is not signed in', async () => {
    const visitor = createBrowser(test.app);
    for (const { route } of hidden()) {
      const answer = await visitor.send(route.method, addressOf(route.path, real));
      expect(answer.statusCode, route.path).toBe(401);
    }
  });

  it('D-PER-01 are there for whoever leads applications', async () => {
    for (const { route } of hidden().filter(({ route: { method } }) => method === 'GET')) {
      expect((await officer.send('GET', addressOf(route.path, real))).statusCode, route.path).toBe(200);
      expect((await officer.send('GET', addressOf(route.path, nobody))).statusCode, route.path).toBe(404);
    }
  });
});
