import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { staffPassword, startSiteProcess, type SiteProcess } from '../../../testing/process.ts';

let site: SiteProcess;
let nodes: string[];
beforeAll(async () => {
  site = await startSiteProcess(inject('adminUrl'), { TRUSTED_PROXIES: '1' });
  nodes = [site.origin, await site.startAnother()];
});
afterAll(() => site[Symbol.asyncDispose]());

const nodeFor = (n: number) => nodes[n % nodes.length] as string;

interface Sent {
  body: object;
  /** Each test has an address of its own: the limits count by address too. */
  from: string;
  cookie?: string;
}

const post = (node: string, path: string, { body, from, cookie = '' }: Sent) =>
  fetch(`${node}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  });

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .filter((each) => /^(refreshToken|__Host-sid)=/.test(each));

const refreshTokenIn = (cookies: string[]) => cookies.find((each) => each.startsWith('refreshToken='));

async function openFamilies(count: number): Promise<string[]> {
  const families: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const username = `family${Math.floor(n / 5)}`;
    if (n % 5 === 0) await site.createStaff(username, ['editor']);
    const answer = await post(nodeFor(n), '/auth/login', {
      body: { login: username, password: staffPassword },
      from: '192.0.2.1',
    });
    families.push(cookiesOf(answer).join('; '));
  }
  return families;
}

describe('two processes on one database', { timeout: 120_000 }, () => {
  test('D-AU-08 of 1,000 parallel refreshes of 50 families none is refused, and each has one successor', async () => {
    const families = await openFamilies(50);
    const calls = await Promise.all(
      Array.from({ length: 1_000 }, async (_, n) => {
        const family = n % families.length;
        const answer = await post(nodeFor(Math.floor(n / families.length)), '/auth/refresh', {
          body: {},
          from: '192.0.2.1',
          cookie: families[family] ?? '',
        });
        await answer.arrayBuffer();
        return { family, status: answer.status, successor: refreshTokenIn(cookiesOf(answer)) };
      }),
    );
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    const successors = families.map(
      (_, family) => new Set(calls.filter((c) => c.family === family).map((c) => c.successor)),
    );
    expect(successors.map((each) => each.size)).toEqual(Array<number>(50).fill(1));
  });

  test('D-AU-14 of 200 parallel wrong passwords exactly 5 are tried', async () => {
    await site.createStaff('guessed', ['editor']);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        post(nodeFor(n), '/auth/login', { body: { login: 'guessed', password: `wrong ${n}` }, from: '198.51.100.1' }),
      ),
    );
    const outcomes = Object.groupBy(answers, ({ status }) => status);
    expect(Object.entries(outcomes).map(([status, of]) => `${of?.length} × ${status}`)).toEqual([
      '5 × 401',
      '195 × 403',
    ]);
  });
});
