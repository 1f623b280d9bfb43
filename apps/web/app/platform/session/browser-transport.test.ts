import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';
import { sessionStore } from './session-state.ts';

const user = { sub: 7, username: 'kim', email: 'kim@example.com', nickName: '김신장', roles: [] };
const json = (status: number, body: object) => Response.json(body, { status });
const jar = { cookie: '' };
const place = { pathname: '/community/faq', search: '', assign: vi.fn<(to: string) => void>() };
let refreshAnswer: () => Response;
let seen: { url: string; token: string | null }[];

/** An API that knows one good token, as the browser would meet it. */
async function api(url: string, init: RequestInit): Promise<Response> {
  const token = new Headers(init.headers).get('Authorization');
  seen.push({ url, token });
  await new Promise((resolve) => setImmediate(resolve));
  if (url.endsWith('/auth/refresh')) return refreshAnswer();
  return token === 'Bearer new'
    ? json(200, { data: [], message: '' })
    : json(401, { code: 'SIGN_IN_REQUIRED', message: '' });
}

const refreshes = () => seen.filter(({ url }) => url === '/api/auth/refresh').length;
const send = (route: Route = faqPaths.list) => browserTransport(route, {});

beforeEach(() => {
  seen = [];
  jar.cookie = 'accessToken=old';
  refreshAnswer = () => {
    jar.cookie = 'accessToken=new';
    return json(200, { accessToken: 'new', userInfo: user });
  };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', place);
  vi.stubGlobal('fetch', api);
});

afterEach(() => {
  vi.unstubAllGlobals();
  place.assign.mockClear();
  sessionStore.set({ notice: '' });
});

describe('calls of the browser', () => {
  test('S-AU-03 go to the API base and carry the token only where there is one', async () => {
    await send();
    expect(seen[0]).toEqual({ url: '/api/faq', token: 'Bearer old' });
    seen = [];
    jar.cookie = '';
    await send(accountsPaths.signIn);
    expect(seen).toEqual([{ url: '/api/auth/login', token: null }]);
  });

  test('S-AU-04 twenty refused at once wait for one refresh and are tried again with the new token', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refreshes()).toBe(1);
    expect(seen.filter(({ token }) => token === 'Bearer new')).toHaveLength(20);
  });

  test('S-AU-04 a token that another tab renewed meanwhile is used without a refresh', async () => {
    const pending = send();
    jar.cookie = 'accessToken=new';
    expect((await pending).status).toBe(200);
    expect(refreshes()).toBe(0);
  });

  test('S-AU-04 a call is tried again once, not for ever', async () => {
    refreshAnswer = () => json(200, { accessToken: 'useless', userInfo: user });
    expect((await send()).status).toBe(401);
    expect(refreshes()).toBe(1);
  });

  test('S-AU-04 a refused sign-in asks for no refresh', async () => {
    expect((await send(accountsPaths.signIn)).status).toBe(401);
    expect(refreshes()).toBe(0);
  });

  test('S-AU-06 an expired refresh rejects all that wait, drops the cookie and leads to the sign-in page', async () => {
    refreshAnswer = () => json(401, { code: 'REFRESH_TOKEN_EXPIRED', message: 'Refresh token has expired' });
    const settled = await Promise.allSettled([send(), send(), send()]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(jar.cookie).toMatch(/^accessToken=; Path=\/; Max-Age=0/);
    expect(sessionStore.get()).toMatchObject({ standing: 'visitor', user: { sub: 0 } });
    expect(place.assign.mock.calls).toEqual([['/admin/login?note=expired&next=%2Fcommunity%2Ffaq']]);
  });

  test.each([429, 500, 503])(
    'S-AU-06 a refresh refused with %i leaves the person where they are, and says so',
    async (status) => {
      refreshAnswer = () => json(status, { code: 'UNAVAILABLE', message: '' });
      const settled = await Promise.allSettled([send(), send()]);
      expect(settled.map((each) => each.status)).toEqual(['rejected', 'rejected']);
      expect(jar.cookie).toBe('accessToken=old');
      expect(place.assign).not.toHaveBeenCalled();
      expect(sessionStore.get().notice).toContain('로그인이 풀려');
    },
  );
});
