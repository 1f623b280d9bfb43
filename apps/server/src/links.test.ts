import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedContent } from '@kidney/api/seed.ts';
import type { LinkReport } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createPostOffice } from '../../../testing/messages.ts';
import { signedIn } from '../../../testing/people.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
  await seedContent(test.database);
});
afterAll(() => test[Symbol.asyncDispose]());

it('D-LNK-01 the worker looks links through when somebody asks, and knows the hour at which it does so by itself', async () => {
  const { browser } = await signedIn(test, ['editor']);
  const report = async (): Promise<LinkReport> => (await browser.send('GET', '/links')).json().data;
  await test.database.write.$client.query(
    `update settings set value = jsonb_set(value, '{href}', '"/nowhere"') where "group" = 'banner'`,
  );
  expect((await browser.send('POST', '/links/check')).statusCode).toBe(200);
  expect(await report()).toMatchObject({ links: [], checkedAt: null, isChecking: true });

  const worker = await createPostOffice(test).startWorker();
  try {
    await expect.poll(report, { timeout: 120_000, interval: 50 }).toMatchObject({
      links: [{ place: 'setting', key: 'banner', address: '/nowhere', problem: 'missing' }],
      checkedAt: expect.any(String),
      isChecking: false,
    });
    const known = () =>
      test.database.write.$client.query(`select identifier from graphile_worker._private_known_crontabs`);
    await expect
      .poll(async () => (await known()).rows, { timeout: 120_000 })
      .toContainEqual({ identifier: 'check-links' });
  } finally {
    await worker.end();
  }
}, 300_000);
