import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createPerson, signedIn, testPassword } from '../../../../../testing/people.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const refresh = (browser: Browser, headers?: Record<string, string>) =>
  browser.send('POST', '/auth/refresh', { refreshToken: '' }, headers);
const refreshTokenOf = (browser: Browser) => browser.cookies.get('refreshToken') ?? '';
const generationOf = (browser: Browser) => Number(refreshTokenOf(browser).split('.')[1]);
const sidOf = (browser: Browser) => refreshTokenOf(browser).split('.')[0] ?? '';

async function sessionRow(browser: Browser) {
  const { rows } = await test.database.write.$client.query('select * from sessions where id = $1', [sidOf(browser)]);
  return rows[0] as { generation: number; revoked_at: Date | null; revoked_reason: string | null };
}

const shift = (browser: Browser, change: string) =>
  test.database.write.$client.query(`update sessions set ${change} where id = $1`, [sidOf(browser)]);

function expectRefused(answer: Awaited<ReturnType<typeof refresh>>) {
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'REFRESH_TOKEN_EXPIRED', message: 'Refresh token has expired' });
  const cleared = answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);
  expect(cleared.toSorted()).toEqual(['__Host-sid', 'accessToken', 'refreshToken']);
}

describe('the normal way', () => {
  it('S-AU-05 S-API-01 answers {accessToken, userInfo} without an envelope', async () => {
    const { browser, id, username, email } = await signedIn(test, ['editor']);
    const answer = await refresh(browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      accessToken: browser.cookies.get('accessToken'),
      userInfo: { sub: id, username, email, nickName: '홍길동', roles: ['editor'] },
    });
  });

  it('S-AU-04 the accessToken cookie lives one day on path / and can be read by script', async () => {
    const { browser } = await signedIn(test);
    const cookie = (await refresh(browser)).cookies.find(({ name }) => name === 'accessToken');
    expect(cookie).toMatchObject({ maxAge: 86_400, path: '/', secure: true, sameSite: 'Strict' });
    expect(cookie).not.toHaveProperty('httpOnly');
  });

  it('D-AU-08 the refresh token is an HttpOnly, Secure, SameSite=Strict cookie and rotates at each use', async () => {
    const { browser } = await signedIn(test);
    const before = refreshTokenOf(browser);
    const answer = await refresh(browser);
    expect(answer.cookies.find(({ name }) => name === 'refreshToken')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(answer.body).not.toContain(refreshTokenOf(browser));
    expect(refreshTokenOf(browser)).not.toBe(before);
    expect(generationOf(browser)).toBe(2);
  });

  it('D-AU-08 a lost answer, asked for again within the grace, gives the same successor', async () => {
    const { browser } = await signedIn(test);
    const again = browser.copy();
    await refresh(browser);
    expect((await refresh(again)).statusCode).toBe(200);
    expect(refreshTokenOf(again)).toBe(refreshTokenOf(browser));
    expect((await sessionRow(browser)).generation).toBe(2);
  });

  it('S-AU-05 the roles are those of this moment', async () => {
    const { browser, id } = await signedIn(test, ['editor']);
    await test.database.write.$client.query(`update accounts set roles = '{driver}' where id = $1`, [id]);
    expect((await refresh(browser)).json().userInfo.roles).toEqual(['driver']);
  });
});

describe('replay', () => {
  it('D-AU-08 a predecessor after the grace ends the whole family', async () => {
    const { browser } = await signedIn(test);
    const thief = browser.copy();
    await refresh(browser);
    await shift(browser, `rotated_at = rotated_at - interval '11 seconds'`);
    expectRefused(await refresh(thief));
    expect(await sessionRow(browser)).toMatchObject({ revoked_reason: 'replayed', revoked_at: expect.any(Date) });
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(401);
    expectRefused(await refresh(browser));
  });

  it('D-AU-08 a predecessor nine seconds old is still within the grace', async () => {
    const { browser } = await signedIn(test);
    const again = browser.copy();
    await refresh(browser);
    await shift(browser, `rotated_at = rotated_at - interval '8 seconds'`);
    expect((await refresh(again)).statusCode).toBe(200);
  });

  it('D-AU-08 a grandparent within the grace ends the whole family', async () => {
    const { browser } = await signedIn(test);
    const thief = browser.copy();
    await refresh(browser);
    await refresh(browser);
    expectRefused(await refresh(thief));
    expectRefused(await refresh(browser));
  });

  it('D-AU-08 a generation from the future, as after a restored backup, ends the family', async () => {
    const { browser } = await signedIn(test);
    await refresh(browser);
    await shift(browser, 'generation = 1');
    const kept = browser.copy();
    expectRefused(await refresh(browser));
    expect(await sessionRow(kept)).toMatchObject({ revoked_reason: 'replayed', generation: 1 });
  });
});

describe('S-AU-06 one refusal, whatever the reason', () => {
  const endings: [string, string][] = [
    ['idle for half an hour', `last_used_at = now() - interval '31 minutes'`],
    ['older than twelve hours', `expires_at = now() - interval '1 second'`],
    ['revoked', `revoked_at = now()`],
    ['unknown', `id = gen_random_uuid()`],
  ];
  it.each(endings)('D-AU-08 %s', async (_reason, change) => {
    const { browser } = await signedIn(test);
    await shift(browser, change);
    expectRefused(await refresh(browser));
  });

  it.each(['disabled', 'pending'])('D-AU-08 an account that is %s', async (state) => {
    const { browser, id } = await signedIn(test);
    await test.database.write.$client.query('update accounts set state = $2 where id = $1', [id, state]);
    expectRefused(await refresh(browser));
  });

  const forgeries: [string, (browser: Browser) => void][] = [
    ['another generation', (b) => b.cookies.set('refreshToken', refreshTokenOf(b).replace('.1.', '.2.'))],
    ['a mac of zeros', (b) => b.cookies.set('refreshToken', `${sidOf(b)}.1.${'A'.repeat(43)}`)],
    ['a mac with one letter changed', (b) => b.cookies.set('refreshToken', flipLast(refreshTokenOf(b)))],
    ['no companion cookie', (b) => b.cookies.delete('__Host-sid')],
    ['a foreign companion cookie', (b) => b.cookies.set('__Host-sid', 'B'.repeat(43))],
    ['no token at all', (b) => b.cookies.delete('refreshToken')],
    ['the access token instead', (b) => b.cookies.set('refreshToken', b.cookies.get('accessToken') ?? '')],
    ['a generation past counting', (b) => b.cookies.set('refreshToken', `${sidOf(b)}.99999999999.${'A'.repeat(43)}`)],
  ];
  it.each(forgeries)('D-AU-08 %s', async (_name, forge) => {
    const { browser } = await signedIn(test);
    const honest = browser.copy();
    forge(browser);
    expectRefused(await refresh(browser));
    expect((await refresh(honest)).statusCode, 'a forgery does not end the session').toBe(200);
  });
});

const flipLast = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

describe('who may ask', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a neighbour site', { 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('D-AU-08 %s is refused and changes nothing', async (_name, headers) => {
    const { browser } = await signedIn(test);
    for (const path of ['/auth/refresh', '/auth/logout', '/auth/login']) {
      const answer = await browser.send('POST', path, {}, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('CROSS_ORIGIN');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await sessionRow(browser)).generation).toBe(1);
  });

  async function refreshByBody(api: TestApi, headers: Record<string, string>) {
    const { browser } = await signedIn(api);
    return api.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers,
      cookies: { '__Host-sid': browser.cookies.get('__Host-sid') ?? '' },
      payload: { refreshToken: refreshTokenOf(browser) },
    });
  }

  it('D-AU-08 a token in the body is not taken unless that is switched on', async () => {
    expectRefused(await refreshByBody(test, {}));
  });

  it('D-AU-08 S-AU-05 switched on, the body counts for clients that are no browsers', async () => {
    await using open = await createTestApi({ env: { AUTH_BODY_TOKENS: 'on' } });
    expect((await refreshByBody(open, {})).statusCode).toBe(200);
    expectRefused(await refreshByBody(open, { origin: 'http://localhost:3000' }));
    expectRefused(await refreshByBody(open, { 'sec-fetch-site': 'same-origin' }));
  });
});

describe('sessions', () => {
  it('D-AU-08 a sixth sign-in ends the oldest session', async () => {
    const person = await createPerson(test);
    const browsers: Browser[] = [];
    for (let n = 0; n < 6; n += 1) {
      const browser = createBrowser(test.app);
      await browser.send('POST', '/auth/login', { login: person.username, password: testPassword });
      browsers.push(browser);
    }
    const standing = await Promise.all(browsers.map(async (each) => (await each.send('GET', '/auth/me')).statusCode));
    expect(standing).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('D-AU-08 signing in again in one browser ends the session it replaces', async () => {
    const { browser, username } = await signedIn(test);
    const before = browser.copy();
    await browser.send('POST', '/auth/login', { login: username, password: testPassword });
    expect((await before.send('GET', '/auth/me')).statusCode).toBe(401);
    expect((await browser.send('GET', '/auth/me')).statusCode).toBe(200);
  });

  it('S-AU-06 signing out ends the session at once and clears the cookies; twice does no harm', async () => {
    const { browser } = await signedIn(test);
    const kept = browser.copy();
    const answer = await browser.send('POST', '/auth/logout');
    expect(answer.json()).toEqual({ data: null, message: '로그아웃했습니다.' });
    expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
    expect((await kept.send('GET', '/auth/me')).statusCode).toBe(401);
    expectRefused(await refresh(kept));
    expect((await browser.send('POST', '/auth/logout')).statusCode).toBe(200);
  });

  it('D-AU-08 no token is stored', async () => {
    const { browser } = await signedIn(test);
    const { rows } = await test.database.write.$client.query(
      'select sessions::text as row from sessions where id = $1',
      [sidOf(browser)],
    );
    const [, , mac] = refreshTokenOf(browser).split('.');
    const stored = (rows[0] as { row: string }).row;
    for (const secret of [mac, browser.cookies.get('__Host-sid')]) expect(stored).not.toContain(secret);
  });

  it('D-AU-08 old sessions are forgotten by the housekeeping, living ones are kept', async () => {
    const [old, living] = [await signedIn(test), await signedIn(test)];
    await shift(old.browser, `expires_at = now() - interval '31 days'`);
    await test.api.housekeep();
    expect(await sessionRow(old.browser)).toBeUndefined();
    expect((await refresh(living.browser)).statusCode).toBe(200);
  });

  it('D-AU-08 a token is read back only with the companion it was written for', () => {
    const secret = new Uint8Array(32);
    const token = { sid: '3f1f0c1e-5d55-4c39-9a51-9d36f9a7b4d1', generation: 7 };
    const text = writeRefreshToken(secret, token, 'companion');
    expect(readRefreshToken(secret, text, 'companion')).toEqual(token);
    expect(readRefreshToken(secret, text, 'another')).toBeNull();
    expect(readRefreshToken(new Uint8Array(32).fill(1), text, 'companion')).toBeNull();
  });
});
