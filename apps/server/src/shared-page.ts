import { randomBytes } from 'node:crypto';
import { makePage } from '@kidney/api/platform/noticed-clock.ts';
import { newTrace } from '@kidney/api/platform/request-context.ts';
import type { Display } from '@kidney/contract/shared/display.ts';
import type { FastifyRequest } from 'fastify';
import { compressPage, type CompressedPage } from './compressed-page.ts';
import type { Made } from './page-cache.ts';
import { contextOfNobody, handOver, type PageDeps } from './page-deps.ts';
import { isOfStaff } from './page-queries.ts';
import type { Rendered } from './renderer.ts';
import { shareOf } from './shared-life.ts';

/** A page with somebody's own answers says so, whoever asks for it. */
const isForOne = ({ headers }: Rendered): boolean =>
  headers.has('set-cookie') || headers.get('cache-control')?.includes('no-store') === true;

export interface Wanted {
  address: string;
  display: Display;
  /** Where words are searched for, nobody else will ask for the same. */
  mayKeep: boolean;
  /** With which the page is what it should be. */
  status: 200 | 404;
}

/** Makes a page that any visitor may get: its caller is nobody, and what it learns of its content is written down. */
export async function makeSharedPage(
  deps: PageDeps,
  request: FastifyRequest,
  { address, display, mayKeep, status }: Wanted,
): Promise<Made<CompressedPage>> {
  const site = await deps.site();
  const nonce = randomBytes(16).toString('base64url');
  const trace = newTrace();
  const startedAt = deps.clock.now().getTime();
  const rendered = await makePage(trace, () =>
    site.render({
      url: `${deps.publicOrigin}${address}`,
      method: 'GET',
      // No header of the first visitor reaches the page: what is not in its key must not be able to change it.
      headers: {},
      body: null,
      handed: handOver(deps, contextOfNobody(request, trace), display, nonce),
      requestId: request.id,
    }),
  );
  if (rendered.status >= 500 && rendered.body.length === 0)
    throw new Error(`page failed with status ${rendered.status}`);
  const use = isForOne(rendered) ? 'one' : mayKeep && rendered.status === status ? 'kept' : 'now';
  const page = await compressPage(rendered, nonce, deps, use);
  const { tags, expiresAt: changesAt, isOfToday } = trace;
  const made = { page, mayKeep: use === 'kept', tags, changesAt, isOfToday };
  const [path = ''] = address.split('?', 1);
  if (deps.isShared && made.mayKeep && rendered.status === 200 && !isOfStaff(path))
    page.share = shareOf(made, { address, startedAt, isCounted: deps.api.views.isCounted(path) });
  return made;
}
