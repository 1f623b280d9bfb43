import {
  defaultDisplay,
  displayCookie,
  formatDisplay,
  parseDisplay,
  type Display,
} from '@kidney/contract/shared/display.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompressedPage } from './compressed-page.ts';
import { LaneFull, type Line } from './load/lane.ts';
import { createOldAddresses } from './old-addresses.ts';
import { sendBusy, sendFinished, sendLastResort } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';
import { makeSharedPage } from './shared-page.ts';
import { answerPrivately } from './private-page.ts';
import { areKnownValues } from './page-queries.ts';
import { lostPath, splitAddress, type PageAddress } from './page-routes.ts';
import { hasSessionCookie, readCookies, type Cookies } from './request-cookies.ts';
import { sharedLife } from './shared-life.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  cookies: Cookies;
  display: Display;
  /** Has cookies of a session that is none: what is shown now must not be there when it is one again. */
  isForNow: boolean;
}

/** What is rendered for an address, and where it waits for that; `line` is null where it never has to. */
interface Target {
  address: string;
  line: Line | null;
  mayKeep: boolean;
  status: 200 | 404;
}

const lost = (pathname: string): Target => ({
  address: lostPath(pathname),
  line: null,
  mayKeep: true,
  status: 404,
});

function targetOf({ path, query, mayKeep, isNumbered }: PageAddress): Target {
  const ofPath = isNumbered ? 'numbered' : null;
  return { address: `${path}${query}`, line: query === '' ? ofPath : 'endless', mayKeep, status: 200 };
}

/** `cache` is null in development, where every page is made anew. */
export function createPageHandler(deps: PageDeps, cache: PageCache<CompressedPage> | null) {
  const leadFromOld = createOldAddresses(deps);
  const lifeOf = ({ share }: CompressedPage) => (share ? sharedLife(share, deps.clock.now().getTime()) : []);

  /** For somebody whom no valid token vouches for. */
  async function answerStranger(request: FastifyRequest, reply: FastifyReply, cookies: Cookies): Promise<FastifyReply> {
    try {
      return await deps.lane.run('endless', () => answerPrivately(deps, request, reply, cookies));
    } catch (error) {
      if (error instanceof LaneFull) return sendBusy(reply);
      throw error;
    }
  }

  async function serve(pages: PageCache<CompressedPage>, visit: Visit, target: Target): Promise<FastifyReply> {
    const { request, reply, cookies, display } = visit;
    const isForNow = visit.isForNow || target.status === 404;
    const key = `${formatDisplay(display)} ${target.address}`;
    const send = (page: CompressedPage, origin: 'hit' | 'miss' | 'stale') => {
      // Not what a change has overtaken meanwhile, nor under each of the addresses that one page has.
      const mayShare = deps.isShared && !isForNow && request.raw.url === target.address && pages.fresh(key) === page;
      return sendFinished(request, reply, page, { origin, isForNow, shared: mayShare ? lifeOf(page) : [] });
    };
    const fresh = pages.fresh(key);
    if (fresh) return send(fresh, 'hit');
    const resting = pages.resting(key);
    if (resting) return send(resting, 'stale');
    const failed = pages.failedJustNow(key);
    if (failed !== undefined) return failed ? send(failed, 'stale') : sendLastResort(reply, 500);

    const render = () => makeSharedPage(deps, request, { ...target, display });
    const { line } = target;
    let isBusy = false;
    const made = await pages
      .make(key, () => (line ? deps.lane.run(line, render) : render()))
      .catch((error: unknown) => {
        isBusy = error instanceof LaneFull;
        if (!isBusy) request.log.error({ err: error, requestId: request.id }, 'page could not be made');
        return null;
      });
    if (!made || made.page.status >= 500) {
      const last = pages.fallBack(key);
      if (last) return send(last, 'stale');
      if (!isBusy) pages.noteFailure(key, made?.page ?? null);
    }
    if (!made) return isBusy ? sendBusy(reply) : sendLastResort(reply, 500);
    if (!made.mayKeep && made.page.status < 500) pages.forget(key);
    if (made.page.isPersonal) return answerStranger(request, reply, cookies);
    return send(made.page, 'miss');
  }

  async function answerVisitor(pages: PageCache<CompressedPage>, visit: Visit): Promise<FastifyReply> {
    const { request, reply, cookies } = visit;
    const { pathname, search } = splitAddress(request.raw.url as string);
    const site = await deps.site();
    if (pathname === site.manifestPath) return answerPrivately(deps, request, reply, cookies);
    const known = site.addressOf(pathname, search);
    const led = !known || (known.path === '/' && search !== '') ? await leadFromOld(request, reply, true) : null;
    if (led) return led;
    if (!known) return serve(pages, visit, lost(pathname));
    const elsewhere = (address: string) => reply.header('cache-control', 'no-store').redirect(address, 308);
    if (!areKnownValues(known.values, known.path, deps.clock.now())) return elsewhere(known.path);
    const target = targetOf(known);
    if (known.path === pathname) return serve(pages, visit, target);
    if (pathname.endsWith('.data')) return answerStranger(request, reply, cookies);
    return elsewhere(target.address);
  }

  /** With cookies of a session, or with something to do: only a token that is one lets it past what is kept for all. */
  async function answerSomebody(
    pages: PageCache<CompressedPage>,
    visit: Visit,
    isRead: boolean,
  ): Promise<FastifyReply> {
    const { request, reply, cookies } = visit;
    if (await deps.api.identify(cookies['accessToken'], cookies))
      return (await leadFromOld(request, reply, false)) ?? answerPrivately(deps, request, reply, cookies);
    return isRead ? answerVisitor(pages, visit) : answerStranger(request, reply, cookies);
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    const cookies = readCookies(request.headers.cookie);
    if (!cache) return answerPrivately(deps, request, reply, cookies);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isForNow = hasSessionCookie(cookies);
    const chosen = cookies[displayCookie];
    const display = chosen === undefined ? defaultDisplay : parseDisplay(chosen);
    const visit: Visit = { request, reply, cookies, display, isForNow };
    if (!isRead || isForNow) return answerSomebody(cache, visit, isRead);

    // Most requests spell the address as the key does, and then nothing has to be taken apart.
    const page = cache.fresh(`${formatDisplay(display)} ${request.raw.url}`);
    if (page?.status === 200) return sendFinished(request, reply, page, { origin: 'hit', shared: lifeOf(page) });
    return answerVisitor(cache, visit);
  };
}
