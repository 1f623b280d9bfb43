import { afterAll, describe, it } from 'vitest';
import { createFuzzedApi, fuzz, inOrder } from '../../../../testing/fuzz/fuzz.ts';
import { endpointsOf, isOfFirstBoard } from './parts.ts';

const test = await createFuzzedApi();
afterAll(() => test[Symbol.asyncDispose]());
const endpoints = endpointsOf('boards', test.api.endpoints);

/** The boards are one engine under several addresses: the first is tried as all else is, the others for what differs. */
const shareOfOthers = 0.15;

describe('calls of the boards', inOrder, () => {
  it.each(endpoints)('D-API-04 $route.method $route.path answers whatever comes, within its schema', async (of) => {
    await fuzz(test, of, isOfFirstBoard(of) ? 1 : shareOfOthers);
  });
});
