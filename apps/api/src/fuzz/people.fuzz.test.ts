import { afterAll, describe, it } from 'vitest';
import { createFuzzedApi, fuzz, inOrder } from '../../../../testing/fuzz/fuzz.ts';
import { endpointsOf } from './parts.ts';

const test = await createFuzzedApi();
afterAll(() => test[Symbol.asyncDispose]());
const endpoints = endpointsOf('people', test.api.endpoints);

describe('the people who come to the association', inOrder, () => {
  it.each(endpoints)('D-API-04 $route.method $route.path answers whatever comes, within its schema', async (of) => {
    await fuzz(test, of);
  });
});
