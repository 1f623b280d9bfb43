import { randomBytes } from 'node:crypto';
import { newTrace } from '@kidney/api/platform/request-context.ts';
import type { Display } from '@kidney/contract/shared/display.ts';
import type { FastifyRequest } from 'fastify';
import { finishPage, type FinishedPage } from './finished-page.ts';
import type { Made } from './page-cache.ts';
import { contextOfNobody, handOver, type PageDeps } from './page-deps.ts';
import type { Rendered } from './renderer.ts';

function isForKeeping({ status, headers }: Rendered): boolean {
  return status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store');
}

/** Makes a page that any visitor may get: its caller is nobody, and what it learns of its content is written down. */
export async function makeForEverybody(
  deps: PageDeps,
  request: FastifyRequest,
  address: string,
  display: Display,
): Promise<Made<FinishedPage>> {
  const site = await deps.site();
  const nonce = randomBytes(16).toString('base64url');
  const trace = newTrace();
  const rendered = await site.render({
    url: `${deps.publicOrigin}${address}`,
    method: 'GET',
    // No header of the first visitor reaches the page: what is not in its key must not be able to change it.
    headers: {},
    body: null,
    handed: handOver(deps, contextOfNobody(request, trace), display, nonce),
    requestId: request.id,
  });
  if (rendered.status >= 500 && rendered.body.length === 0)
    throw new Error(`page failed with status ${rendered.status}`);
  const mayKeep = isForKeeping(rendered);
  const page = await finishPage(rendered, nonce, deps, mayKeep);
  return { page, mayKeep, tags: trace.tags, changesAt: trace.expiresAt };
}
