import {
  defaultDisplay,
  displayCookie,
  formatDisplay,
  parseDisplay,
  type Display,
} from '@kidney/contract/shared/display.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedPage } from './finished-page.ts';
import { sendFinished, sendLastResort } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';
import { makeForEverybody } from './page-for-everybody.ts';
import { answerOne } from './page-for-one.ts';
import { splitAddress } from './page-routes.ts';
import { hasSessionCookie, readCookies, type Cookies } from './request-cookies.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  cookies: Cookies;
  display: Display;
}

/** `cache` is null in development, where every page is made anew. */
export function createPageHandler(deps: PageDeps, cache: PageCache<FinishedPage> | null) {
  async function serve(pages: PageCache<FinishedPage>, visit: Visit, address: string): Promise<FastifyReply> {
    const { request, reply, cookies, display } = visit;
    const key = `${formatDisplay(display)} ${address}`;
    const fresh = pages.fresh(key);
    if (fresh) return sendFinished(request, reply, fresh, 'hit');
    const resting = pages.resting(key);
    if (resting) return sendFinished(request, reply, resting, 'stale');

    const made = await pages
      .make(key, () => makeForEverybody(deps, request, address, display))
      .catch((error: unknown) => {
        request.log.error({ err: error, requestId: request.id }, 'page could not be made');
        return null;
      });
    if (!made || made.page.status >= 500) {
      const last = pages.fallBack(key);
      if (last) return sendFinished(request, reply, last, 'stale');
    }
    if (!made) return sendLastResort(reply, 500);
    if (made.page.isPersonal) return answerOne(deps, request, reply, cookies);
    return sendFinished(request, reply, made.page, 'miss');
  }

  async function answerVisitor(pages: PageCache<FinishedPage>, visit: Visit): Promise<FastifyReply> {
    const { request, reply, cookies } = visit;
    const { pathname, search } = splitAddress(request.raw.url as string);
    const site = await deps.site();
    const known = site.addressOf(pathname, search);
    if (!known?.mayKeep) return answerOne(deps, request, reply, cookies);
    const address = `${known.path}${known.query}`;
    if (known.path === pathname) return serve(pages, visit, address);
    if (pathname.endsWith('.data')) return answerOne(deps, request, reply, cookies);
    return reply.header('cache-control', 'no-store').redirect(address, 308);
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    const cookies = readCookies(request.headers.cookie);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!cache || !isRead || hasSessionCookie(cookies)) return answerOne(deps, request, reply, cookies);

    const chosen = cookies[displayCookie];
    const display = chosen === undefined ? defaultDisplay : parseDisplay(chosen);
    // Most requests spell the address as the key does, and then nothing has to be taken apart.
    const page = cache.fresh(`${formatDisplay(display)} ${request.raw.url}`);
    if (page) return sendFinished(request, reply, page, 'hit');
    return answerVisitor(cache, { request, reply, cookies, display });
  };
}
