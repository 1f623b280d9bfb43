import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { startTestPostgres } from '../../../../../testing/database.ts';
import { signedIn, testPassword } from '../../../../../testing/people.ts';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let test: TestApi;
beforeAll(async () => {
  postgres = await startTestPostgres();
  test = await createTestApi({ adminUrl: postgres.adminUrl });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await postgres.stop();
});

describe('the database goes away and comes back', () => {
  it('S-AU-06 a restart signs nobody out: 503 without Set-Cookie meanwhile, 200 afterwards', async () => {
    const people = [await signedIn(test, ['editor']), await signedIn(test)];
    // The tests' PostgreSQL commits without waiting for the disk; what stood before the crash must be on it.
    await runSql(postgres.adminUrl, ['checkpoint']);
    await postgres.kill();

    for (const { browser, username } of people) {
      const refused = [
        await browser.send('POST', '/auth/refresh', { refreshToken: '' }),
        await browser.send('POST', '/auth/logout'),
        await browser.send('GET', '/auth/me'),
        await browser.send('POST', '/faq', { title: 'a', des: 'b' }),
        await createBrowser(test.app).send('POST', '/auth/login', { login: username, password: testPassword }),
      ];
      for (const answer of refused) {
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({
          code: 'UNAVAILABLE',
          message: expect.stringContaining('잠시 뒤에 다시'),
        });
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.headers['retry-after']).toBeDefined();
      }
    }

    await postgres.restart();
    for (const { browser } of people) {
      expect((await browser.send('POST', '/auth/refresh', { refreshToken: '' })).statusCode).toBe(200);
      expect((await browser.send('GET', '/auth/me')).statusCode).toBe(200);
    }
  });
});
