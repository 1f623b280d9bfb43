import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { facilityContentSchema } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { factContentSchema } from '@kidney/contract/content/facts/facts.schema.ts';
import { pageContentSchema } from '@kidney/contract/content/pages/pages.schema.ts';
import { routeKey, type Method } from '@kidney/contract/shared/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createTestClock } from '../../../testing/clock.ts';
import { aCall, sampleAnswers } from '../../../testing/applications.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { aCallNote } from '../../../testing/call-notes.ts';
import { aDayWithPlaces, aRegistration } from '../../../testing/event-registrations.ts';
import { aFormatRequest } from '../../../testing/format-requests.ts';
import { formWith, pdfOf, pngOf } from '../../../testing/files.ts';
import { createGroupRoom, solapi } from '../../../testing/group-messages.ts';
import { knowPerson } from '../../../testing/known-people.ts';
import { anIssue, createNewsroom } from '../../../testing/newsletters.ts';
import { wordpressOf } from '../../../testing/old-exports.ts';
import { formOf } from '../../../testing/old-posts.ts';
import { createPerson, signedIn, testPassword, type SignedIn } from '../../../testing/people.ts';
import { aMember, memberHeadings } from '../../../testing/people-lists.ts';
import { showFactor } from '../../../testing/second-factor.ts';
import { totpOf } from '../../../testing/totp.ts';
import { xlsxOf } from '../../../testing/xlsx.ts';
import { sampleEvents } from '../db/seeds/events.ts';
import { samplePrograms } from '../db/seeds/programs.ts';
import { seedContent } from './seed.ts';

let test: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApi({ env: solapi });
  await seedContent(test.database);
  owner = await signedIn(test, ['owner', 'editor']);
});
afterAll(() => test[Symbol.asyncDispose]());

/** What somebody types before saving, what is only shown, and what only prepares a second factor. */
const isUnrecorded = (route: string) => /\/draft(\/:key)?$|\/preview$|\/challenge$|^POST .*factors\/app$/.test(route);
/** A passkey is made by a browser: its journey looks into the log. */
const triedByBrowser = ['POST /auth/factors/passkeys'];

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const entries = async () =>
  query(`select actor_id, act, subject_kind, subject_id from log.audit_entries order by at, seq`);
const read = async (path: string) => (await owner.browser.send('GET', path)).json().data;

/** Routes that were called, each with what it left in the log. */
const left = new Map<string, string>();

async function write(
  route: string,
  values: Record<string, string | number> = {},
  body?: object,
  headers?: Record<string, string>,
) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => String(values[name]));
  const before = (await entries()).length;
  const answer = await owner.browser.send(method as Method, path, body, headers);
  expect(answer.statusCode, `${route}: ${answer.body}`).toBe(200);
  const added = (await entries()).slice(before);
  expect(new Set(added.map(({ actor_id }) => actor_id)), route).toEqual(new Set([owner.id]));
  left.set(route, `${added[0].act} ${added[0].subject_kind}`);
  return answer.json().data;
}

/** What staff do with every kind of content. */
async function writeContent(api: string, content: object) {
  const { id } = await write(`POST ${api}`, {}, content);
  await write(`PUT ${api}/:id`, { id }, content);
  await write(`DELETE ${api}/:id`, { id });
  await write(`POST ${api}/:id/restore`, { id });
}

async function letPeopleInAndOut() {
  const asks = async () => (await createPerson(test, { state: 'pending' })).id;
  const standing = { roles: ['editor'], version: 1 };
  await write('DELETE /people/:id/approval', { id: await asks() });
  const id = await asks();
  const { version } = await write('POST /people/:id/approval', { id }, standing);
  const changed = await write('PUT /people/:id/roles', { id }, { roles: ['driver'], version });
  const gone = await write('POST /people/:id/deactivation', { id }, { version: changed.version });
  await write('POST /people/:id/reactivation', { id }, { ...standing, version: gone.version });
  await write('POST /people/:id/unlocking', { id });
  await write('POST /people/:id/device-code', { id });
  const { invitation } = await write('POST /people/invitations', {}, { email: 'new@example.com', roles: ['editor'] });
  await write('DELETE /people/invitations/:id', { id: invitation.id });
}

async function changeFactorsAndSessions() {
  const { secret } = (await owner.browser.send('POST', '/auth/factors/app')).json().data;
  const app = { code: totpOf(secret) };
  await write('POST /auth/factors/app/confirmation', {}, app);
  const [code] = await write('POST /auth/factors/recovery-codes');
  await write('POST /auth/factors/proof', {}, { kind: 'code', code });
  const [passkey] = (await read('/auth/factors')).passkeys;
  await write('DELETE /auth/factors/passkeys/:id', { id: passkey.id });
  await showFactor(test.database, owner.username);
  await write('DELETE /auth/factors/app');
  const signIn = { login: owner.username, password: testPassword };
  await createBrowser(test.app).send('POST', '/auth/login', signIn);
  const others = (await read('/auth/sessions')).filter(({ isThis }: { isThis: boolean }) => !isThis);
  await write('DELETE /auth/sessions/:id', { id: others[0].id });
  await write('DELETE /auth/sessions');
}

/** A day on which somebody can ride for the first time. */
const nextMonday = () => {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

async function leadACase() {
  const [{ name: van }] = (await read('/settings/vans')).value.vans;
  const ride = { van, days: ['mon'], pickUpAt: '06:30', returnAt: null, firstDay: nextMonday() };
  const { id } = await write('POST /application', {}, await aCall(owner.browser));
  await write('POST /application/:id/note', { id }, { text: '메모' });
  await write('POST /application/:id/contact', { id }, { way: 'call-out', result: 'reached', text: '' });
  await write('POST /application/:id/proof', { id }, { kind: 'disability-card', seenOn: '2026-01-05' });
  await write('POST /application/:id/message', { id }, { text: '안내' });
  const { message } = (await read(`/application/${id}`)).events.find(
    (each: { type: string }) => each.type === 'message',
  );
  for (const mend of ['retry', 'told']) {
    await query(`update messages set state = 'failed', settled_at = now() where id = '${message.id}'`);
    await write(`POST /application/:id/message/:message/${mend}`, { id, message: message.id });
  }
  await write('PUT /application/:id/care', { id }, { assigneeId: owner.id, dueOn: null, version: 1 });
  await write('POST /application/:id/picture', { id }, { kind: 'disability-card' });
  const [{ id: picture }] = (await read(`/application/${id}/picture`)).pictures;
  const file = formWith('사진.png', pngOf(9, 9));
  await write('POST /application/:id/picture/:picture/file', { id, picture }, file.body, file.headers);
  const areas = [{ x: 1, y: 1, width: 4, height: 4 }];
  await write('POST /application/:id/picture/:picture/black-out', { id, picture }, { areas, isCovered: false });
  await write('DELETE /application/:id/picture/:picture', { id, picture });
  await write('PUT /application/:id', { id }, { answers: sampleAnswers.transport, version: 2 });
  await write('POST /application/:id/move', { id }, { to: 'settled', version: 3, ride });
  await write('PUT /application/:id/ride', { id }, { ride, version: 4 });
}

async function giveAnotherFormat() {
  const { id, version } = await write('POST /format-request', {}, aFormatRequest);
  await write('POST /format-request/:id/end', { id }, { ending: 'given', words: '우편', version });
  await write('POST /format-request/:id/reopen', { id }, { version: version + 1 });
}

async function callBack() {
  const { id: caseId } = (await owner.browser.send('POST', '/application', await aCall(owner.browser))).json().data;
  const { id, version } = await write('POST /call-note', {}, aCallNote);
  await write('POST /call-note/:id/end', { id }, { ending: 'called', version });
  await write('POST /call-note/:id/reopen', { id }, { version: version + 1 });
  await write('POST /call-note/:id/contact', { id }, { caseId, version: version + 2 });
}

async function haveAFirstDay() {
  await write('POST /tour/start');
  await write('POST /tour/step', {}, { step: 'today', mark: 'done' });
  await write('POST /tour/end');
}

async function leadAnEventDay() {
  const { id, day, other } = await aDayWithPlaces(owner.browser, test);
  const on = { id, day };
  await write('PUT /event-opening/:id', { id }, { isOn: true, places: 9, closesDaysBefore: 0, version: 1 });
  const names = ['하나', '둘'].map((name) => ({ ...aRegistration, name, accepted: [...aRegistration.accepted] }));
  for (const each of names) await write('POST /event-opening/:id/day/:day', on, each);
  const known = async (at: string) => (await read(`/event-opening/${id}/day/${at}`)).registrations;
  const [first, second] = await known(day);
  await write('POST /event-registration/:id/stop-messages', { id: first.id }, { version: 1 });
  await write('POST /event-opening/:id/day/:day/move', on, { to: other });
  await write('POST /event-registration/:id/told', { id: first.id }, { version: 3 });
  await write('POST /event-registration/:id/cancel', { id: first.id }, { version: 4 });
  await write('POST /event-registration/:id/erase', { id: second.id }, { version: 2 });
  await write('POST /event-opening/:id/day/:day/call-off', on);
}

async function bringPeopleIn() {
  const file = xlsxOf([memberHeadings, aMember(1)]).toString('base64');
  const body = { kind: 'members', file };
  const { token, hash, columns } = (await owner.browser.send('POST', '/import/preview', body)).json().data;
  const fields = columns.map(({ field }: { field: string }) => field);
  const { id } = await write('POST /import', {}, { ...body, token, hash, columns: fields });
  await write('POST /import/:id/undo', { id });
  const staff = xlsxOf([
    ['성명', '이메일', '맡을 일'],
    ['새 동료', 'by-list@example.com', '기사'],
  ]).toString('base64');
  const seen = (await owner.browser.send('POST', '/import/staff/preview', { file: staff })).json().data;
  const named = seen.columns.map(({ field }: { field: string }) => field);
  const shown = { file: staff, token: seen.token, hash: seen.hash, columns: named };
  const { record } = await write('POST /import/staff', {}, shown);
  await write('POST /import/staff/:id/undo', { id: record.id });
}

async function bringOldPostsIn() {
  const { body, headers } = formOf(['old.xml', wordpressOf([{ id: 1, title: '옛 글', html: '<p>글</p>' }])]);
  const { hash, token } = (await owner.browser.send('POST', '/old-posts/preview', body, headers)).json().data;
  const asked = new URLSearchParams({ hash, token, boards: 'news' });
  const answer = await owner.browser.send('POST', `/old-posts?${asked.toString()}`, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  const { id } = answer.json().data;
  const [entry] = (await entries()).slice(-1);
  left.set('POST /old-posts', `${entry.act} ${entry.subject_kind}`);
  await write('POST /old-posts/:id/undo', { id });
}

async function writeToAGroup() {
  const person = await knowPerson(test, { name: '받을 분', phone: '052-000-0003' });
  await query(`insert into members (person_id, since) values ('${person}', '2026-01-05')`);
  const body = { filter: { kind: 'members' }, text: '내일 쉽니다.' };
  const { token } = (await owner.browser.send('POST', '/group-message/preview', body)).json().data;
  const { id } = await write('POST /group-message', {}, { ...body, token, key: crypto.randomUUID() });
  await write('POST /group-message/:id/call', { id }, { person, isCalled: true });
  await createGroupRoom(test, owner.browser, createTestClock()).member();
  const again = (await owner.browser.send('POST', '/group-message/preview', body)).json().data;
  const sent = await owner.browser.send('POST', '/group-message', {
    ...body,
    token: again.token,
    key: crypto.randomUUID(),
  });
  await query(`update messages set state = 'failed', problem = 'refused', settled_at = now() where template = 'group'`);
  await write('POST /group-message/:id/retry', { id: sent.json().data.id });
}

async function writeOfEverything() {
  const words = { title: '질문', des: '<p>대답</p>' };
  const { id: faq } = await write('POST /faq', {}, words);
  await write('PUT /faq/:id', { id: faq }, words);
  await write('POST /faq', {}, words);
  await write('POST /faq/:id/move', { id: faq }, { to: 'down' });
  await write('DELETE /faq/:id', { id: faq });
  await write('POST /faq/:id/restore', { id: faq });

  const post = {
    title: '글',
    html: '<p>글</p>',
    office: '사무국',
    attachments: [],
    pinnedUntil: null,
    publish: { state: 'now' },
  };
  for (const board of boardNames) await writeContent(boards[board].api, post);
  const { id: kept } = await write('POST /news', {}, { ...post, publish: { state: 'kept' } });
  await write('POST /contents/acts', {}, { act: 'publish', picked: [{ kind: 'news', id: String(kept), version: 1 }] });

  await writeContent('/event', sampleEvents()[0] as object);
  await writeContent('/program', samplePrograms[0] as object);

  await write('PUT /page/:key', { key: 'terms' }, pageContentSchema.parse(await read('/page/terms')));
  const [fact] = await read('/fact');
  const content = factContentSchema.parse(fact);
  await write('PUT /fact/:key', { key: fact.key }, { ...content, effectiveFrom: '2999-01-01' });
  await write('DELETE /fact/:key/planned', { key: fact.key });
  const { value } = await read('/settings/banner');
  await write('PUT /settings/:group', { group: 'banner' }, { value });
  await write('POST /service-days/closures', {}, { date: '2099-12-31', reason: '종무' });
  await write('DELETE /service-days/closures/:date', { date: '2099-12-31' });

  const duty = { title: '결산 공시', note: '', month: 4, day: 30 };
  const { id: yearly } = await write('POST /duty', {}, duty);
  const { version } = await write('PUT /duty/:id', { id: yearly }, duty);
  await write('POST /duty/:id/tick', { id: yearly }, { version });
  await write('POST /duty/:id/untick', { id: yearly }, { version: version + 1 });
  await write('DELETE /duty/:id', { id: yearly });

  const clinic = { ...facilityContentSchema.parse((await read('/facility'))[0]), name: '새 의원' };
  const { id: facility } = await write('POST /facility', {}, clinic);
  await write('PUT /facility/:id', { id: facility }, clinic);
  const { file } = await read('/facility/export');
  await write('DELETE /facility/:id', { id: facility });
  const preview = await owner.browser.send('POST', '/facility/import/preview', { file });
  await write('POST /facility/import', {}, { file, token: preview.json().data.token });

  const picture = formWith('사진.png', pngOf(9, 9));
  const { id: upload } = await write('POST /media', {}, picture.body, picture.headers);
  await write('PUT /media/:id', { id: upload }, { alt: '설명' });
  await write('DELETE /media/:id', { id: upload });

  const pdf = await createNewsroom(owner.browser).upload(pdfOf());
  const issue = anIssue(pdf.id);
  const { id } = await write('POST /newsletter', {}, issue);
  await write('PUT /newsletter/:id', { id }, issue);
  await query(`update newsletters set drawing = 'failed' where id = ${id}`);
  await write('POST /newsletter/:id/drawing', { id });
  await query(`update newsletters set drawing = 'done', page_total = 1 where id = ${id}`);
  await query(`insert into newsletter_pages (newsletter_id, page, media_id, text) values (${id}, 1, '${pdf.id}', '')`);
  await write('PUT /newsletter/:id/page/:page', { id, page: 1 }, { text: '글' });
  await write('DELETE /newsletter/:id', { id });
  await write('POST /newsletter/:id/restore', { id });

  const message = { channel: 'mail', to: 'gildong@example.com', subject: '안내', text: '알려 드립니다.' };
  const { id: sent } = await write('POST /messages', {}, message);
  await query(`update messages set state = 'held' where id = '${sent}'`);
  await write('POST /messages/:id/retry', { id: sent });
  await write('POST /messages/:id/copied', { id: sent });
  const { id: put } = await write('POST /messages', {}, message);
  await write('DELETE /messages/:id', { id: put });

  const person = await knowPerson(test);
  await write('POST /person/search', {}, { words: '신청인' });
  await write('POST /staff-search', {}, { words: '신청인' });
  const consent = { text: 'transport/messages/1', giver: 'self', way: 'phone' };
  const { id: given } = await write('POST /person/:id/consent', { id: person }, consent);
  await write('POST /person/:id/consent/:consent/withdraw', { id: person, consent: given }, { way: 'phone' });

  await leadACase();
  await giveAnotherFormat();
  await callBack();
  await haveAFirstDay();
  await leadAnEventDay();
  await bringPeopleIn();
  await bringOldPostsIn();
  await writeToAGroup();
  await write('POST /application/sheet', {}, { reason: 'report' });
  await write('POST /person/:id/export', { id: person }, { reason: 'own-request' });
  await write('DELETE /person/:id', { id: person }, { name: '신청인', ground: 'own-request' });
  const [run] = await query(`insert into retention_runs (id, class, state, due, total, counted_at)
    values (gen_random_uuid(), 'members', 'waiting', 6, 100, now()) returning id`);
  await write('POST /retention/:id/agreement', { id: run.id });

  await write('POST /links/check');
  await write('POST /people/sheet', {}, { reason: 'handover' });

  await query(`insert into log.audit_entries (chain, seq, at, act, details, previous, link)
    values ('acts', -1, '2026-01-15', 'signed-in', '{}', '', '')`);
  await write('POST /audit-log/checks', {}, { month: '2026-01' });
  await write('PUT /auth/me', {}, { nickName: '다른 이름', email: owner.email });
  await write('POST /auth/password', {}, { currentPassword: testPassword, newPassword: 'four quiet paper boats' });
}

describe('every write of staff', () => {
  it('D-LOG-01 leaves its entry under the name of whoever did it; a new endpoint has to be tried here too', async () => {
    await letPeopleInAndOut();
    await changeFactorsAndSessions();
    await writeOfEverything();
    const writing = test.api.endpoints
      .filter(({ route, access }) => route.method !== 'GET' && access !== 'public')
      .map(({ route }) => routeKey(route))
      .filter((route) => !isUnrecorded(route));
    expect([...left.keys(), ...triedByBrowser].toSorted()).toEqual(writing.toSorted());
    expect(Object.fromEntries(left)).toMatchObject({
      'POST /notice': 'created notice',
      'DELETE /daycare/news/:id': 'removed daycare-news',
      'POST /contents/acts': 'published news',
      'POST /event/:id/restore': 'restored event',
      'PUT /page/:key': 'changed page',
      'PUT /settings/:group': 'changed setting',
      'POST /duty/:id/tick': 'ticked duty',
      'POST /facility/import': 'imported facility',
      'POST /newsletter/:id/drawing': 'drawn-again newsletter',
      'PUT /application/:id': 'changed application',
      'PUT /application/:id/care': 'changed application',
      'POST /application/:id/move': 'moved application',
      'POST /application/:id/note': 'noted application',
      'POST /application/:id/contact': 'contacted application',
      'POST /application/:id/proof': 'proof-seen application',
      'POST /application/:id/message': 'queued application',
      'POST /application/:id/message/:message/retry': 'sent-again application',
      'POST /application/:id/message/:message/told': 'contacted application',
      'PUT /application/:id/ride': 'changed application',
      'POST /application/:id/picture': 'asked proof-picture',
      'POST /application/:id/picture/:picture/file': 'created proof-picture',
      'POST /application/:id/picture/:picture/black-out': 'blacked-out proof-picture',
      'DELETE /application/:id/picture/:picture': 'removed proof-picture',
      'POST /person/search': 'read person',
      'POST /staff-search': 'read person',
      'POST /person/:id/consent': 'consent-given person',
      'POST /person/:id/consent/:consent/withdraw': 'consent-withdrawn person',
      'POST /person/:id/export': 'exported person',
      'DELETE /person/:id': 'erased person',
      'POST /retention/:id/agreement': 'agreed retention',
      'POST /format-request/:id/end': 'ticked format-request',
      'POST /call-note': 'created call-note',
      'POST /call-note/:id/contact': 'contacted application',
      'POST /call-note/:id/reopen': 'unticked call-note',
      'POST /tour/start': 'created person',
      'POST /tour/step': 'ticked tour',
      'POST /tour/end': 'erased person',
      'POST /event-opening/:id/day/:day': 'applied event-registration',
      'POST /event-registration/:id/cancel': 'withdrawn event-registration',
      'POST /group-message': 'queued group-message',
      'POST /group-message/:id/call': 'ticked group-message',
      'POST /group-message/:id/retry': 'sent-again group-message',
      'POST /import': 'imported import',
      'POST /import/:id/undo': 'undone import',
      'POST /old-posts': 'imported old-posts',
      'POST /old-posts/:id/undo': 'undone old-posts',
      'POST /import/staff': 'invited invitation',
      'POST /import/staff/:id/undo': 'invitation-withdrawn invitation',
      'POST /links/check': 'links-checked link-check',
      'POST /people/sheet': 'exported people-list',
      'POST /audit-log/checks': 'checked log-month',
      'PUT /people/:id/roles': 'roles-changed account',
      'DELETE /auth/factors/app': 'factor-removed account',
      'POST /auth/password': 'password-changed account',
    });
  });
});
