import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createPerson, testPassword } from '../../../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const refreshTokenOf = (browser: Browser) => browser.cookies.get('refreshToken') ?? '';

async function openFamilies(count: number): Promise<Browser[]> {
  const families: Browser[] = [];
  for (let n = 0; n < count / 5; n += 1) {
    const { username } = await createPerson(test);
    for (let each = 0; each < 5; each += 1) {
      const browser = createBrowser(test.app);
      await browser.send('POST', '/auth/login', { login: username, password: testPassword });
      families.push(browser);
    }
  }
  return families;
}

/** A refusal that asks the database, so that the node's connections are open before the rush. */
const connect = (node: TestApi['app']) =>
  createBrowser(node).send('POST', '/auth/login', { login: 'nobody', password: 'x' });

describe('many at once', { timeout: 60_000 }, () => {
  it('D-AU-08 of 1,000 parallel refreshes of 50 families on two nodes none is refused, each has one successor', async () => {
    const families = await openFamilies(50);
    const nodes = [test.app, await test.node()];
    await Promise.all(nodes.flatMap((node) => Array.from({ length: 8 }, () => connect(node))));
    const calls = await Promise.all(
      Array.from({ length: 1_000 }, async (_, n) => {
        const family = n % families.length;
        const browser = (families[family] as Browser).copy().at(nodes[Math.floor(n / families.length) % 2] ?? test.app);
        const answer = await browser.send('POST', '/auth/refresh', { refreshToken: '' }, { authorization: '' });
        return { family, status: answer.statusCode, successor: refreshTokenOf(browser) };
      }),
    );
    const outcomes = Object.groupBy(calls, ({ status }) => status);
    expect(Object.entries(outcomes).map(([status, of]) => `${of?.length} × ${status}`)).toEqual(['1000 × 200']);
    const successors = families.map(
      (_, family) => new Set(calls.filter((c) => c.family === family).map((c) => c.successor)),
    );
    expect(successors.map((each) => each.size)).toEqual(Array<number>(50).fill(1));
    const { rows } = await test.database.write.$client.query(
      'select distinct generation, revoked_at from sessions where id = any($1)',
      [families.map((family) => refreshTokenOf(family).split('.')[0])],
    );
    expect(rows).toEqual([{ generation: 2, revoked_at: null }]);
  });

  it('D-AU-08 six nodes that get the same token at the same moment agree on one successor', async () => {
    const [family] = await openFamilies(5);
    const nodes = await Promise.all(Array.from({ length: 6 }, () => test.node()));
    const successors = await Promise.all(
      nodes.map(async (node) => {
        const browser = (family as Browser).copy().at(node);
        const answer = await browser.send('POST', '/auth/refresh', {});
        return answer.statusCode === 200 ? refreshTokenOf(browser) : answer.body;
      }),
    );
    expect(new Set(successors).size).toBe(1);
    expect(successors[0]).toMatch(/^[0-9a-f-]{36}\.2\./);
  });

  it('D-AU-08 the normal way is one statement', async () => {
    const [browser] = await openFamilies(5);
    const statements: unknown[] = [];
    const pool = test.database.write.$client;
    const query = pool.query.bind(pool);
    pool.query = ((...args: Parameters<typeof query>) => {
      statements.push(args[0]);
      return query(...args);
    }) as typeof pool.query;
    try {
      await browser?.send('POST', '/auth/refresh', {});
    } finally {
      pool.query = query;
    }
    expect(statements).toHaveLength(1);
  });
});
