import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createLetterBox, mailEnv } from '../../../../../testing/mailed-links.ts';
import { createPerson, signedIn, testPassword } from '../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const newPassword = 'seven lanterns on a river';
const change = (browser: Browser, currentPassword: string, to = newPassword) =>
  browser.send('POST', '/auth/password', { currentPassword, newPassword: to });
const canSignIn = async (login: string, password: string) =>
  (await createBrowser(test.app).send('POST', '/auth/login', { login, password })).statusCode === 200;

describe('PUT auth/me', () => {
  it('D-AU-17 changes the nickName alone without asking for the password, and nothing that is not asked', async () => {
    const { browser, email, id, username } = await signedIn(test);
    const answer = await browser.send('PUT', '/auth/me', {
      nickName: '  김철수 ',
      email,
      version: 1,
      roles: ['owner'],
      username: 'other',
      sub: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { sub: id, username, email, nickName: '김철수', roles: [], version: 2 },
      message: '회원 정보를 고쳤습니다.',
    });
  });

  it('D-AU-17 a new e-mail asks for the current password', async () => {
    const { browser, username } = await signedIn(test);
    const to = (currentPassword?: string) =>
      browser.send('PUT', '/auth/me', { nickName: '홍길동', email: `new-${username}@example.com`, currentPassword });
    for (const typed of [undefined, '', 'some other long password']) {
      const answer = await to(typed);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'currentPassword' }]);
    }
    expect((await to(testPassword)).json().data.email).toBe(`new-${username}@example.com`);
    expect(await canSignIn(`new-${username}@example.com`, testPassword)).toBe(true);
  });

  it('D-AU-17 a new e-mail is told to the old one, and nothing else is', async () => {
    await using mailed = await createTestApi({ env: mailEnv });
    const letters = createLetterBox(mailed);
    const { browser, email } = await signedIn(mailed);
    const to = (next: string) =>
      browser.send('PUT', '/auth/me', { nickName: '김철수', email: next, currentPassword: testPassword });
    expect((await to(email.toUpperCase())).statusCode).toBe(200);
    expect(await letters()).toEqual([]);
    expect((await to('moved@example.com')).statusCode).toBe(200);
    expect(await letters()).toMatchObject([{ template: 'email-changed', to: email.toUpperCase(), token: '' }]);
  });

  it('D-AU-17 an e-mail that another account has is a problem of that field, not an error', async () => {
    const [{ browser }, other] = [await signedIn(test), await createPerson(test)];
    const answer = await browser.send('PUT', '/auth/me', {
      nickName: '홍길동',
      email: other.email.toUpperCase(),
      currentPassword: testPassword,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'email' }] });
  });

  it('D-API-03 a version that is not the current one is refused with what is there now', async () => {
    const { browser, email } = await signedIn(test);
    await browser.send('PUT', '/auth/me', { nickName: '첫째', email, version: 1 });
    const answer = await browser.send('PUT', '/auth/me', { nickName: '둘째', email, version: 1 });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION', current: { nickName: '첫째', version: 2 } });
    expect((await browser.send('PUT', '/auth/me', { nickName: '둘째', email })).statusCode).toBe(200);
  });

  it('D-API-03 bad input and nobody', async () => {
    const { browser } = await signedIn(test);
    const bad = await browser.send('PUT', '/auth/me', { nickName: '', email: 'x', version: 0 });
    expect(bad.statusCode).toBe(400);
    expect(bad.json().fields.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['nickName', 'email', 'version']),
    );
    expect(
      (await createBrowser(test.app).send('PUT', '/auth/me', { nickName: 'a', email: 'a@example.com' })).statusCode,
    ).toBe(401);
  });
});

describe('POST auth/password', () => {
  it('D-AU-17 asks for the current one, and ends the other sessions but not this one', async () => {
    const { browser, username } = await signedIn(test);
    const elsewhere = createBrowser(test.app);
    await elsewhere.send('POST', '/auth/login', { login: username, password: testPassword });

    const answer = await change(browser, testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: null, message: expect.stringContaining('비밀번호를 바꿨습니다.') });
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(200);
    expect((await elsewhere.send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await elsewhere.send('POST', '/auth/refresh', {})).json().code).toBe('REFRESH_TOKEN_EXPIRED');
    expect(await canSignIn(username, newPassword)).toBe(true);
    expect(await canSignIn(username, testPassword)).toBe(false);
  });

  it('D-AU-17 a wrong current password is a problem of that field; the sixth try has to wait', async () => {
    const { browser, username } = await signedIn(test);
    for (let n = 0; n < 5; n += 1) {
      const answer = await change(browser, 'some other long password');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'currentPassword' }]);
    }
    expect((await change(browser, testPassword)).statusCode).toBe(429);
    expect(await canSignIn(username, testPassword), 'others are not locked by it').toBe(true);
  });

  it.each([
    ['too short', 'short'],
    ['common', 'qwertyuiop1234'],
    ['the one in use', testPassword],
  ])('D-AU-17 refuses a new password that is %s', async (_name, to) => {
    const { browser } = await signedIn(test);
    const answer = await change(browser, testPassword, to);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'newPassword' }]);
  });

  it('D-AU-17 of two changes at once one wins, and the other is told', async () => {
    const { browser, username } = await signedIn(test);
    const answers = await Promise.all([
      change(browser, testPassword, 'first of the two lanterns'),
      change(browser, testPassword, 'second of the two rivers'),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    const won = answers[0]?.statusCode === 200 ? 'first of the two lanterns' : 'second of the two rivers';
    expect(await canSignIn(username, won)).toBe(true);
  });

  it('D-API-03 nobody', async () => {
    expect((await change(createBrowser(test.app), testPassword)).statusCode).toBe(401);
  });
});
