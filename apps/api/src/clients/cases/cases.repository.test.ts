import { sql } from '../../platform/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { casesRepository } from './cases.repository.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

it.each([
  [{ end: 'AAAA' }, 'applications_receipt_end'],
  [{ whole: 'AAAA-AAAA-AAAA-AAAA' }, 'applications_receipt'],
])('D-OFF-11 applications are found by an index: %j', async (typed, index) => {
  const plan = await test.database.write.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain (format json) ${casesRepository.byReceipt(tx, typed, 6)}`);
  });
  expect(JSON.stringify(plan.rows)).toContain(`"Index Name":"${index}"`);
});
