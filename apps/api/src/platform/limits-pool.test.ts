import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createBrowser } from '../../../../testing/browser.ts';
import { createPerson, testPassword } from '../../../../testing/people.ts';
import { patience } from '../../../../testing/size.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ env: { LIMITS_WAIT_MS: '300' } });
});
afterAll(() => test[Symbol.asyncDispose]());

/** Holds every connection of a pool until it is told to let go. */
async function occupy(pool: { connect(): Promise<{ release(): void }> }, connections: number) {
  const held = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  return () => {
    for (const client of held) client.release();
  };
}

describe('counting tries', () => {
  it('D-SEC-21 goes on while every write waits: a wrong password is answered', async () => {
    const { username } = await createPerson(test);
    const letGo = await occupy(test.database.write.$client, 8);
    try {
      const login = { login: username, password: 'not this one at all' };
      // The pool is let go only afterwards: whoever waited for it would get no answer here.
      const answer = await createBrowser(test.app).send('POST', '/auth/login', login);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'INVALID_CREDENTIALS']);
    } finally {
      letGo();
    }
    const { rows } = await test.database.write.$client.query(
      `select from log.audit_entries where act = 'sign-in-failed'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('D-SEC-21 where tries cannot be counted nobody signs in, and search and forms are counted here', async () => {
    const { username } = await createPerson(test);
    const visitor = createBrowser(test.app, { address: '198.51.100.7' });
    const letGo = await occupy(test.database.limits, 3);
    try {
      const started = performance.now();
      const refused = await visitor.send('POST', '/auth/login', { login: username, password: testPassword });
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
      // 300 ms are for a connection.
      expect(performance.now() - started).toBeLessThan(1_000 * patience);
      for (const path of ['/auth/forgotten-password', '/application-status/open']) {
        const body = path.startsWith('/auth') ? { email: 'nobody@example.com' } : { token: 'a'.repeat(43) };
        expect((await visitor.send('POST', path, body)).statusCode, path).toBe(503);
      }
      const answers = await Promise.all(
        Array.from({ length: 61 }, () => visitor.send('GET', `/search?q=${encodeURIComponent('투석')}`)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect((await visitor.send('GET', '/faq')).statusCode).toBe(200);
    } finally {
      letGo();
    }
    const right = await visitor.send('POST', '/auth/login', { login: username, password: testPassword });
    expect(right.statusCode).toBe(200);
  });
});
