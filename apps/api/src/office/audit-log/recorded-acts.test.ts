import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { formWith, hwp3 } from '../../../../../testing/files.ts';
import { createPerson, signedIn, testPassword, type SignedIn } from '../../../../../testing/people.ts';
import { seedContent } from '../../seed.ts';
import { verifyLog } from './index.ts';

let test: TestApi;
let owner: SignedIn;
let last = 0;
beforeAll(async () => {
  test = await createTestApi();
  await seedContent(test.database);
  owner = await signedIn(test, ['owner', 'editor']);
});
afterAll(async () => {
  expect((await verifyLog(test.database, test.keys.secret('audit-log'))).problems).toEqual([]);
  await test[Symbol.asyncDispose]();
});

/** What has come into the log since this was asked last. */
async function news() {
  const { rows } = await test.database.read.$client.query(
    `select seq, actor_id, address, act, subject_kind, subject_id, details from log.audit_entries where chain = 'acts' and seq > $1 order by seq`,
    [last],
  );
  last = Number(rows.at(-1)?.seq ?? last);
  return rows.map(({ actor_id, act, subject_kind, subject_id }) => ({
    by: actor_id,
    act,
    of: subject_kind && `${subject_kind} ${subject_id}`,
  }));
}
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by: Browser = owner.browser) => {
  const answer = await by.send(method, path, body);
  return { status: answer.statusCode, data: answer.json().data };
};

describe('what is written down', () => {
  it('D-LOG-01 signing up, in and out, wrong tries and the lock', async () => {
    const browser = createBrowser(test.app);
    const wrong = { login: (await createPerson(test)).username, password: 'something else entirely' };
    await news();
    const joining = {
      username: 'newcomer',
      email: 'newcomer@example.com',
      nickName: '새 사람',
      password: testPassword,
    };
    expect((await send('POST', '/auth/signup', joining, browser)).status).toBe(200);
    const [joined] = await news();
    expect(joined).toMatchObject({ by: null, act: 'signed-up' });
    // The same username again makes no account, so there is nothing to write down.
    await send('POST', '/auth/signup', { ...joining, email: 'other@example.com' }, browser);
    expect(await news()).toEqual([]);

    const person = await signedIn(test, []);
    await person.browser.send('POST', '/auth/logout');
    await person.browser.send('POST', '/auth/logout');
    const of = `account ${person.id}`;
    expect(await news()).toEqual([
      { by: person.id, act: 'signed-in', of },
      { by: person.id, act: 'signed-out', of },
    ]);

    await send('POST', '/auth/login', { login: 'nobody-here', password: 'x' }, browser);
    expect(await news()).toEqual([{ by: null, act: 'sign-in-failed', of: null }]);
    for (let n = 0; n < 6; n += 1) await send('POST', '/auth/login', wrong, browser);
    expect((await news()).map(({ by, act }) => `${by} ${act}`)).toEqual([
      ...Array.from({ length: 5 }, () => 'null sign-in-failed'),
      'null sign-in-locked',
    ]);
  });

  it('D-LOG-01 the own profile and password', async () => {
    const person = await signedIn(test, []);
    await news();
    const by = person.browser;
    await send('PUT', '/auth/me', { nickName: '다른 이름', email: person.email }, by);
    await send(
      'POST',
      '/auth/password',
      { currentPassword: 'not this one', newPassword: 'four quiet paper boats' },
      by,
    );
    await send('POST', '/auth/password', { currentPassword: testPassword, newPassword: 'four quiet paper boats' }, by);
    expect(await news()).toMatchObject([
      { by: person.id, act: 'profile-changed', of: `account ${person.id}` },
      { by: person.id, act: 'password-changed', of: `account ${person.id}` },
    ]);
  });

  it('D-LOG-01 everything that staff write, once each, under their name', async () => {
    await news();
    const words = { title: '질문', des: '<p>대답</p>' };
    const { data: faq } = await send('POST', '/faq', words);
    await send('PUT', `/faq/${faq.id}`, words);
    await send('DELETE', `/faq/${faq.id}`);
    const post = { title: '글', html: '<p>글</p>', office: '사무국', attachments: [], pinnedUntil: null };
    const { data: notice } = await send('POST', '/notice', { ...post, publish: { state: 'kept' } });
    await send('PUT', `/notice/${notice.id}`, { ...post, publish: { state: 'now' }, version: 1 });
    await send('PUT', `/notice/${notice.id}`, { ...post, publish: { state: 'now' }, version: 2 });
    await send('PUT', `/notice/${notice.id}`, { ...post, publish: { state: 'kept' }, version: 3 });
    await send('DELETE', `/notice/${notice.id}`);
    await send('POST', `/notice/${notice.id}/restore`);
    await send('POST', '/service-days/closures', { date: '2099-12-31', reason: '종무' });
    await send('DELETE', '/service-days/closures/2099-12-31');
    const { body, headers } = formWith('공고.hwp', hwp3);
    const { data: file } = (await owner.browser.send('POST', '/media', body, headers)).json();
    await send('DELETE', `/media/${file.id}`);
    expect(await news()).toEqual(
      [
        ['created', `faq ${faq.id}`],
        ['changed', `faq ${faq.id}`],
        ['removed', `faq ${faq.id}`],
        ['created', `notice ${notice.id}`],
        ['published', `notice ${notice.id}`],
        ['changed', `notice ${notice.id}`],
        ['withdrawn', `notice ${notice.id}`],
        ['removed', `notice ${notice.id}`],
        ['restored', `notice ${notice.id}`],
        ['created', 'service-day 2099-12-31'],
        ['removed', 'service-day 2099-12-31'],
        ['created', `file ${file.id}`],
        ['removed', `file ${file.id}`],
      ].map(([act, of]) => ({ by: owner.id, act, of })),
    );
  });

  it('D-LOG-01 a change that was refused is not written down', async () => {
    await news();
    expect((await send('PUT', '/faq/999999', { title: '가', des: '나' })).status).toBe(404);
    expect((await send('DELETE', `/media/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await send('PUT', `/media/${crypto.randomUUID()}`, { alt: '사진' })).status).toBe(404);
    const driver = await signedIn(test, ['driver']);
    await news();
    expect((await send('POST', '/faq', { title: '가', des: '나' }, driver.browser)).status).toBe(403);
    expect(await news()).toEqual([]);
  });
});
