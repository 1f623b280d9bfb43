import { afterAll, describe, it } from 'vitest';
import { createFuzzedApi, fuzz } from '../../../../testing/fuzz/fuzz.ts';
import { endpointsOf } from './parts.ts';

const test = await createFuzzedApi();
afterAll(() => test[Symbol.asyncDispose]());
const endpoints = endpointsOf('people', test.api.endpoints);

describe('the people who come to the association', { timeout: 3_600_000 }, () => {
  it.each(endpoints)('S-API-01 $route.method $route.path answers whatever comes, within its schema', async (of) => {
    await fuzz(test, of);
  });
});
