import type { FastifyReply, FastifyRequest } from 'fastify';
import { LaneFull } from './load/lane.ts';
import { sendBusy } from './page-answers.ts';
import type { PageDeps } from './page-deps.ts';
import { splitAddress } from './page-routes.ts';

const longest = 2_000;
const mostMisses = 5_000;
/** So long an address that led nowhere is not looked for again. */
const missLife = 60_000;

/** Old sites told posts apart at their first page, too. */
const tellsAPost = /[?&](?:p|no|id|idx|num|seq|document_srl|wr_id)=\d/i;

type Lead = (request: FastifyRequest, reply: FastifyReply, isStranger: boolean) => Promise<FastifyReply | null>;

/** Whoever comes by an address of the site that was there before is led to the post. Null where there is none. */
export function createOldAddresses({ api, clock, lane, site }: PageDeps): Lead {
  const misses = new Map<string, number>();

  function noteMiss(url: string, now: number): void {
    misses.delete(url);
    misses.set(url, now + missLife);
    const [oldest] = misses.keys();
    if (misses.size > mostMisses && oldest !== undefined) misses.delete(oldest);
  }

  async function mayBeOld(url: string): Promise<boolean> {
    const { pathname, search } = splitAddress(url);
    if (pathname.endsWith('.data')) return false;
    const { addressOf, manifestPath } = await site();
    if (pathname === manifestPath) return false;
    const known = addressOf(pathname, search);
    return known === null || (known.path === '/' && tellsAPost.test(search));
  }

  return async (request, reply, isStranger) => {
    const { url = '' } = request.raw;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || url.length > longest) return null;
    const now = clock.now().getTime();
    if ((misses.get(url) ?? 0) > now || !(await mayBeOld(url))) return null;
    try {
      const path = await (isStranger ? lane.run('endless', () => api.oldAddress(url)) : api.oldAddress(url));
      // It may be taken out again, so nobody keeps it for good.
      if (path !== null) return await reply.header('cache-control', 'no-store').redirect(path, 301);
      noteMiss(url, now);
    } catch (error) {
      if (error instanceof LaneFull) return sendBusy(reply);
      request.log.error({ err: error, requestId: request.id }, 'an old address could not be looked for');
    }
    return null;
  };
}
