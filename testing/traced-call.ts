import type { RawInput } from '@kidney/api/platform/pipeline.ts';
import { newTrace } from '@kidney/api/platform/request-context.ts';
import type { TestApi } from './api.ts';

/** Calls the API as a page for everybody does, and returns what that page would learn of its own freshness. */
export async function tracedCall(test: TestApi, key: string, input: RawInput = {}) {
  const trace = newTrace();
  const context = {
    principal: null,
    requestId: 'in-process',
    clientAddress: '192.0.2.1',
    userAgent: '',
    cookies: {},
    origin: null,
    fetchSite: null,
    trace,
  };
  const { status, body } = await test.api.call(key, context, input);
  return { status, data: (body as { data: unknown }).data, tags: [...trace.tags], expiresAt: trace.expiresAt };
}
