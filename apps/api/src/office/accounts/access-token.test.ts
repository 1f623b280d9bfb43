import { createHash, createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { signedIn, testPassword } from '../../../../../testing/people.ts';
import { generateSigningKeys } from './signing-keys.ts';

let test: TestApi;
let offset = 0;
beforeAll(async () => {
  test = await createTestApi({ clock: { now: () => new Date(Date.now() + offset) } });
});
afterAll(() => test[Symbol.asyncDispose]());

const origin = 'http://localhost:3000';
const tokenOf = (browser: Browser) => browser.cookies.get('accessToken') ?? '';
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function statusWith(browser: Browser, token: string): Promise<number> {
  return (await browser.send('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode;
}

/** A token that our own key signed, with whatever was changed. */
async function resigned(
  browser: Browser,
  change: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const original = decodeProtectedHeader(tokenOf(browser));
  return new SignJWT({ ...decodeJwt(tokenOf(browser)), ...change })
    .setProtectedHeader({ ...(original as JWTHeaderParameters), ...header })
    .sign(test.keys.current().privateKey);
}

const now = () => Math.floor(Date.now() / 1_000);

describe('the access token', () => {
  it('D-AU-09 lives ten minutes and carries these claims, bound to the companion cookie', async () => {
    const { browser, id, username } = await signedIn(test, ['editor']);
    const claims = decodeJwt(tokenOf(browser));
    const companion = createHash('sha256')
      .update(browser.cookies.get('__Host-sid') ?? '')
      .digest('base64url');
    expect(decodeProtectedHeader(tokenOf(browser))).toEqual({
      alg: 'EdDSA',
      kid: test.keys.current().kid,
      typ: 'at+jwt',
    });
    expect(claims).toEqual({
      iss: origin,
      aud: origin,
      sub: String(id),
      sid: browser.cookies.get('refreshToken')?.split('.')[0],
      username,
      nickName: '홍길동',
      roles: ['editor'],
      iat: claims.iat,
      nbf: claims.iat,
      exp: (claims.iat ?? 0) + 600,
      jti: expect.any(String),
      cnf: { 'sid#S256': companion },
    });
  });

  it('D-AU-09 never outlives its session', async () => {
    const { browser } = await signedIn(test);
    await test.database.write.$client.query(
      `update sessions set expires_at = now() + interval '2 minutes' where id = $1`,
      [decodeJwt(tokenOf(browser))['sid']],
    );
    await browser.send('POST', '/auth/refresh', {});
    const { iat = 0, exp = 0 } = decodeJwt(tokenOf(browser));
    expect(exp - iat).toBeLessThanOrEqual(120);
  });

  it.each([
    ['twenty seconds over', -20, 200],
    ['forty seconds over', -40, 401],
  ])('D-AU-09 nodes may disagree by half a minute: %s', async (_name, exp, status) => {
    const { browser } = await signedIn(test);
    expect(await statusWith(browser, await resigned(browser, { exp: now() + exp }))).toBe(status);
  });

  it('D-AU-09 after ten minutes it is refused, and one refresh brings the next', async () => {
    const { browser, username } = await signedIn(test);
    try {
      offset = 11 * 60_000;
      expect((await browser.send('GET', '/auth/me')).statusCode).toBe(401);
    } finally {
      offset = 0;
    }
    expect((await browser.send('POST', '/auth/refresh', { refreshToken: '' })).statusCode).toBe(200);
    expect((await browser.send('GET', '/auth/me')).json().data.username).toBe(username);
  });
});

describe('tricks', () => {
  const tricks: [string, (browser: Browser) => string | Promise<string>][] = [
    ['alg none', (b) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${tokenOf(b).split('.')[1]}.`],
    [
      'alg none beside our kid and a signature',
      (b) => {
        const [, payload, signature] = tokenOf(b).split('.');
        return `${encode({ alg: 'none', typ: 'at+jwt', kid: test.keys.current().kid })}.${payload}.${signature}`;
      },
    ],
    [
      'HS256 with the public key as the secret',
      (b) => {
        const key = createPublicKey(test.keys.current().privateKey).export({ type: 'spki', format: 'pem' });
        const head = encode({ alg: 'HS256', typ: 'at+jwt', kid: test.keys.current().kid });
        const body = `${head}.${tokenOf(b).split('.')[1]}`;
        return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
      },
    ],
    [
      'a foreign key that the header brings along',
      async (b) => {
        const { privateKey } = (await generateSigningKeys()).current();
        const jwk = await exportJWK(createPublicKey(privateKey));
        return new SignJWT(decodeJwt(tokenOf(b)))
          .setProtectedHeader({
            alg: 'EdDSA',
            typ: 'at+jwt',
            kid: test.keys.current().kid,
            jwk,
            jku: 'https://evil.example/k',
          })
          .sign(privateKey);
      },
    ],
    ['an unknown kid', (b) => resigned(b, {}, { kid: 'another' })],
    ['no kid', (b) => resigned(b, {}, { kid: '' })],
    ['another type', (b) => resigned(b, {}, { typ: 'JWT' })],
    ['another audience', (b) => resigned(b, { aud: 'https://evil.example' })],
    ['another issuer', (b) => resigned(b, { iss: 'https://evil.example' })],
    ['not valid yet', (b) => resigned(b, { nbf: now() + 60 })],
    ['made in no session', (b) => resigned(b, { sid: randomUUID() })],
    ['made for another person', (b) => resigned(b, { sub: '1000000' })],
    ['a sub that is no number', (b) => resigned(b, { sub: '1; drop table accounts' })],
    ['unbound', (b) => resigned(b, { cnf: {} })],
    ['bound to another companion', (b) => resigned(b, { cnf: { 'sid#S256': 'AAAA' } })],
    ['a role that does not exist', (b) => resigned(b, { roles: ['god'] })],
    ['the refresh token as bearer', (b) => b.cookies.get('refreshToken') ?? ''],
    ['rubbish', () => 'a.b.c'],
    [
      'one bit flipped in the payload',
      (b) => tokenOf(b).replace(/\.(.)/, (_, c: string) => `.${c === 'e' ? 'f' : 'e'}`),
    ],
    [
      'one bit flipped in the signature',
      (b) => tokenOf(b).replace(/\.([^.])([^.]*)$/, (_, c: string, rest: string) => `.${c === 'A' ? 'B' : 'A'}${rest}`),
    ],
  ];
  it.each(tricks)('D-AU-19 401 for %s', async (_name, trick) => {
    const { browser } = await signedIn(test, ['owner']);
    expect(await statusWith(browser, tokenOf(browser)), 'the honest token').toBe(200);
    expect(await statusWith(browser, await trick(browser))).toBe(401);
  });

  it('D-AU-19 a token carried off is worth nothing without its companion cookie, or beside a foreign one', async () => {
    const [victim, thief] = [await signedIn(test, ['owner']), await signedIn(test)];
    expect(await statusWith(createBrowser(test.app), tokenOf(victim.browser))).toBe(401);
    expect(await statusWith(thief.browser, tokenOf(victim.browser))).toBe(401);
  });

  it('D-AU-19 roles written into a token by hand give nothing: the database decides', async () => {
    const { browser } = await signedIn(test);
    const token = await resigned(browser, { roles: ['owner', 'editor'] });
    const answer = await browser.send('POST', '/faq', { title: 'a', des: 'b' }, { authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'NOT_PERMITTED', message: '이 일을 할 권한이 없습니다.' });
  });

  it('D-AU-19 a token that is still good is refused once the session has ended', async () => {
    const { browser, username } = await signedIn(test, ['owner']);
    const token = tokenOf(browser);
    const kept = browser.copy();
    await browser.send('POST', '/auth/logout');
    expect(await statusWith(kept, token)).toBe(401);
    await browser.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(await statusWith(kept, token)).toBe(401);
  });
});
