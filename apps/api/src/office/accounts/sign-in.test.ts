import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { createPerson, signedIn, testPassword } from '../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const signIn = (login: string, password = testPassword) =>
  createBrowser(test.app).send('POST', '/auth/login', { login, password });

describe('POST auth/login', () => {
  it('D-AU-13 S-AU-01 takes the username and answers with the person, in the envelope', async () => {
    const { id, username, email } = await createPerson(test, { roles: ['editor', 'driver'] });
    const answer = await signIn(username);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        userInfo: { sub: id, username, email, nickName: '홍길동', roles: ['editor', 'driver'] },
      },
      message: '로그인했습니다.',
    });
  });

  it.each([
    ['the e-mail', (email: string) => email],
    ['the e-mail in capitals', (email: string) => email.toUpperCase()],
    ['the username in capitals', (email: string) => email.split('@', 1)[0]?.toUpperCase() ?? ''],
    ['the username between spaces', (email: string) => ` ${email.split('@', 1)[0]} `],
  ])('D-AU-13 takes %s', async (_name, typed) => {
    const { email } = await createPerson(test);
    expect((await signIn(typed(email))).statusCode).toBe(200);
  });

  it('D-AU-08 D-AU-09 sets the four cookies, of which script can read one', async () => {
    const { username } = await createPerson(test);
    const { cookies } = await signIn(username);
    const strict = { secure: true, sameSite: 'Strict', path: '/' };
    const named = (name: string) => cookies.find((each) => each.name === name);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-device',
      '__Host-sid',
      'accessToken',
      'refreshToken',
    ]);
    expect(named('accessToken')).toMatchObject({ ...strict, maxAge: 86_400 });
    expect(named('accessToken')).not.toHaveProperty('httpOnly');
    expect(named('refreshToken')).toMatchObject({ ...strict, httpOnly: true, maxAge: 43_200 });
    expect(named('__Host-sid')).toMatchObject({ ...strict, httpOnly: true, maxAge: 43_200 });
    expect(Buffer.from(named('__Host-sid')?.value ?? '', 'base64url')).toHaveLength(32);
    expect(named('__Host-device')).toMatchObject({ ...strict, httpOnly: true, maxAge: 180 * 86_400 });
  });

  it('D-AU-13 a password typed in decomposed Hangul is the same password', async () => {
    const browser = createBrowser(test.app, { address: '192.0.2.200' });
    const password = '파란 우산과 따뜻한 보리차';
    await browser.send('POST', '/auth/signup', {
      username: 'decomposed',
      email: 'decomposed@example.com',
      nickName: '김하나',
      password: password.normalize('NFD'),
    });
    await test.database.write.$client.query(`update accounts set state = 'active' where username = 'decomposed'`);
    expect((await signIn('decomposed', password.normalize('NFC'))).statusCode).toBe(200);
    expect((await signIn('decomposed', password.normalize('NFD'))).statusCode).toBe(200);
  });

  it('D-API-03 names every field that is missing, in Korean', async () => {
    const answer = await createBrowser(test.app).send('POST', '/auth/login', {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [
        { field: 'login', message: '입력해 주십시오.' },
        { field: 'password', message: '입력해 주십시오.' },
      ],
    });
  });

  it('D-AU-13 an unknown name, a wrong password and a disabled account are told the same', async () => {
    const active = await createPerson(test);
    const disabled = await createPerson(test, { state: 'disabled' });
    const answers = [
      await signIn('nobody-here'),
      await signIn('nobody@example.com'),
      await signIn(active.username, 'some other long password'),
      await signIn(disabled.username),
    ];
    const told = answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }));
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    for (const answer of answers) expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('D-AU-10 the right password of a pending account says that it waits for approval, and opens nothing', async () => {
    const { username } = await createPerson(test, { state: 'pending' });
    const answer = await signIn(username);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'NOT_PERMITTED',
      message: expect.stringMatching(/^아직 승인되지 않은 계정입니다/),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await signIn(username, 'some other long password')).json().code).toBe('INVALID_CREDENTIALS');
  });

  it('D-AU-13 an unknown name costs a hash too, so that the time tells nothing', async () => {
    await signIn('nobody-at-first', 'some other long password');
    const began = performance.now();
    await signIn('nobody-at-all', 'some other long password');
    // 46 MiB take no machine less than 15 ms; everything else about a refusal takes 3.
    expect(performance.now() - began).toBeGreaterThan(10);
  });

  it('D-AU-08 remembers where a session was opened, cut to what fits', async () => {
    const { id, username } = await createPerson(test);
    await createBrowser(test.app, { address: '2001:db8::7' }).send(
      'POST',
      '/auth/login',
      { login: username, password: testPassword },
      { 'user-agent': 'x'.repeat(1_000) },
    );
    const { rows } = await test.database.write.$client.query('select * from sessions where account_id = $1', [id]);
    expect(rows).toMatchObject([{ user_agent: 'x'.repeat(300), client_address: '2001:db8::7', factor_at: null }]);
  });
});

describe('GET auth/me', () => {
  it('S-AU-02 gives the person back on start, and exactly these fields', async () => {
    const { browser, id, username, email } = await signedIn(test, ['owner']);
    const answer = await browser.send('GET', '/auth/me');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { sub: id, username, email, nickName: '홍길동', roles: ['owner'], version: 1 },
      message: '',
    });
  });

  it('S-AU-03 needs the bearer token: cookies alone are nobody', async () => {
    const { browser } = await signedIn(test);
    const answer = await browser.send('GET', '/auth/me', undefined, { authorization: '' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: '로그인이 필요합니다.' });
  });
});
