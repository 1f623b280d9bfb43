import { randomBytes } from 'node:crypto';
import type { RequestContext } from '@kidney/api/platform/request-context.ts';
import { displayCookie, parseDisplay } from '@kidney/contract/shared/display.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendLastResort, sendOnce } from './page-answers.ts';
import { handOver, type PageDeps } from './page-deps.ts';
import { lostPath, splitAddress } from './page-routes.ts';
import type { Cookies } from './request-cookies.ts';

const passedOn = ['accept', 'accept-language', 'content-type', 'cookie', 'origin', 'referer', 'user-agent'] as const;

function headersFor(request: FastifyRequest): Record<string, string> {
  const given = passedOn.map((name) => [name, request.headers[name]] as const);
  return Object.fromEntries(
    given.filter((entry): entry is [(typeof passedOn)[number], string] => entry[1] !== undefined),
  );
}

/**
 * Browsers say where a form comes from. React Router looks at that for pages, but not for routes without a component,
 * and sign-out is such a one.
 */
export function isFromElsewhere({ method, headers }: FastifyRequest, publicOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  return (headers.origin ?? publicOrigin) !== publicOrigin || (site ?? 'same-origin') !== 'same-origin';
}

/** React Router's own parameters: they choose what is answered, and mean nothing to the page itself. */
function routerQuery(search: string, query: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(query);
  for (const name of ['_routes', 'index']) if (given.has(name)) kept.set(name, given.get(name) ?? '');
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/** Makes a page for this caller alone: staff, forms, addresses that lead nowhere. It is never kept. */
export async function answerPrivately(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Cookies,
): Promise<FastifyReply> {
  if (isFromElsewhere(request, deps.publicOrigin)) return sendLastResort(reply, 403);
  const site = await deps.site();
  const { pathname, search } = splitAddress(request.raw.url as string);
  const isManifest = pathname === site.manifestPath;
  const known = site.addressOf(pathname, search);
  const query = isManifest ? search : routerQuery(search, known?.query ?? '');
  // There may be a route for what this association does not have. Below the office's address its row stands there, too.
  const lost = `${pathname.startsWith('/admin/') ? '/admin' : ''}${lostPath(pathname)}`;
  const path = known || isManifest ? pathname : lost;
  const nonce = randomBytes(16).toString('base64url');
  const context: RequestContext = {
    principal: await deps.api.identify(cookies['accessToken'], cookies),
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies,
    origin: request.headers.origin ?? null,
    fetchSite: request.headers['sec-fetch-site'] ?? null,
  };
  const rendered = await site.render({
    url: `${deps.publicOrigin}${path}${query}`,
    method: request.method,
    headers: headersFor(request),
    body: Buffer.isBuffer(request.body) ? request.body : null,
    handed: handOver(deps, context, parseDisplay(cookies[displayCookie]), nonce),
    requestId: request.id,
  });
  const hasNothingToShow = rendered.status >= 500 && !rendered.isHtml && !pathname.endsWith('.data');
  return hasNothingToShow
    ? sendLastResort(reply, rendered.status)
    : sendOnce(reply, rendered, deps.policy([`nonce-${nonce}`]));
}
