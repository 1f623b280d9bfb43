import { normalOldAddress } from '@kidney/api/content/old-posts/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LaneFull } from './load/lane.ts';
import { sendBusy } from './page-answers.ts';
import type { PageDeps } from './page-deps.ts';
import { splitAddress } from './page-routes.ts';

const longest = 2_000;
const mostMisses = 5_000;
/** Of files, not of posts: strangers' pages ask for pictures of the old site, and machines for what is not theirs. */
const isFile = /\.(?:data|jpe?g|png|gif|webp|avif|svg|ico|css|js|map|woff2?|mp[34]|pdf|hwpx?|zip|txt|xml|env)$/i;
/** So long an address that led nowhere is not looked for again. */
const missLife = 60_000;

/** Old sites told posts apart at their first page, too. */
const tellsAPost = /[?&](?:p|no|id|idx|num|seq|document_srl|wr_id)=\d/i;

type Lead = (request: FastifyRequest, reply: FastifyReply, isStranger: boolean) => Promise<FastifyReply | null>;

/** Whoever comes by an address of the site that was there before is led to the post. Null where there is none. */
export function createOldAddresses({ api, clock, lane, site }: PageDeps): Lead {
  const misses = new Map<string, number>();

  function noteMiss(address: string, now: number): void {
    misses.delete(address);
    misses.set(address, now + missLife);
    const [oldest] = misses.keys();
    if (misses.size > mostMisses && oldest !== undefined) misses.delete(oldest);
  }

  async function mayBeOld(url: string): Promise<boolean> {
    const { pathname, search } = splitAddress(url);
    if (isFile.test(pathname)) return false;
    const { addressOf, manifestPath } = await site();
    if (pathname === manifestPath) return false;
    const known = addressOf(pathname, search);
    return known === null || (known.path === '/' && tellsAPost.test(search));
  }

  /** What the association has switched off since leads nowhere, and least of all back to itself. */
  const isThere = async (path: string) => (await site()).addressOf(path, '') !== null;

  return async (request, reply, isStranger) => {
    const { url = '' } = request.raw;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || url.length > longest) return null;
    const address = normalOldAddress(url);
    const now = clock.now().getTime();
    if (address === null || (misses.get(address) ?? 0) > now || !(await mayBeOld(url))) return null;
    try {
      const path = await (isStranger ? lane.run('endless', () => api.oldAddress(url)) : api.oldAddress(url));
      // It may be taken out again, so nobody keeps it for good.
      if (path !== null && (await isThere(path)))
        return await reply.header('cache-control', 'no-store').redirect(path, 301);
      noteMiss(address, now);
    } catch (error) {
      if (error instanceof LaneFull) return sendBusy(reply);
      request.log.error({ err: error, requestId: request.id }, 'an old address could not be looked for');
    }
    return null;
  };
}
