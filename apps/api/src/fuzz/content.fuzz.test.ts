import { afterAll, describe, it } from 'vitest';
import { createFuzzedApi, fuzz, fuzzUploads, inOrder } from '../../../../testing/fuzz/fuzz.ts';
import { endpointsOf } from './parts.ts';

const test = await createFuzzedApi();
afterAll(() => test[Symbol.asyncDispose]());
const endpoints = endpointsOf('content', test.api.endpoints);

describe('all other calls', inOrder, () => {
  it.each(endpoints)('D-API-04 $route.method $route.path answers whatever comes, within its schema', async (of) => {
    await fuzz(test, of);
  });

  it.each(endpoints.filter((of) => of.largestUpload !== undefined))(
    'D-API-04 $route.method $route.path takes files of all sorts',
    async (of) => {
      await fuzzUploads(test, of);
    },
  );
});
