import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { CompressedPage } from './compressed-page.ts';
import { lastResortPage } from './last-resort-page.ts';
import type { Rendered } from './renderer.ts';
import { closedPolicy } from './security-headers.ts';

/** How the page came about, for tests and operators. */
type Origin = 'hit' | 'miss' | 'stale';

/** The same for whoever measures: kept, kept and outdated, made for this request, or no page at all. */
export type PageOrigin = 'hit' | 'stale' | 'render' | 'none';

declare module 'fastify' {
  interface FastifyReply {
    pageOrigin: PageOrigin;
  }
}

const ofKeptOnes = new Set(['cache-control', 'etag']);

/** The same page where it must not be kept: by whoever may be signed in in a moment, or under an address of no page. */
function sendForNow(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  extra: readonly string[],
): FastifyReply {
  const { headers, body } = page.variants[acceptedEncoding(request.headers['accept-encoding'])];
  const others: string[] = ['cache-control', 'no-store', ...extra];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (!ofKeptOnes.has(name)) others.push(name, value);
  }
  reply.raw.writeHead(page.status, others);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
  return reply;
}

export interface Sending {
  origin: Origin;
  isForNow?: boolean;
  /** What shared caches are told, names and values in turn. */
  shared?: readonly string[];
}

/** Writes past Fastify's reply: its headers are complete, and on this path every header set twice is felt. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  { origin, isForNow = false, shared = [] }: Sending,
): FastifyReply {
  const { raw } = reply;
  const extra = ['x-page', origin, 'x-request-id', request.id, ...shared];
  reply.hijack();
  reply.pageOrigin = origin === 'miss' ? 'render' : origin;
  if (isForNow) return sendForNow(request, reply, page, extra);
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && page.etag !== null && seen.includes(page.etag)) {
    raw.writeHead(304, [...page.unchanged, ...extra]).end();
    return reply;
  }
  const { headers, body } = page.variants[acceptedEncoding(request.headers['accept-encoding'])];
  raw.writeHead(page.status, [...headers, ...extra]);
  if (request.method === 'HEAD') raw.end();
  else raw.end(body);
  return reply;
}

const notPassedOn = new Set(['cache-control', 'content-length', 'transfer-encoding']);

/** An answer for this request alone. */
export function sendOnce(reply: FastifyReply, rendered: Rendered, policy: string): FastifyReply {
  reply.code(rendered.status);
  reply.pageOrigin = 'render';
  for (const [name, value] of rendered.headers) if (!notPassedOn.has(name)) reply.header(name, value);
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', rendered.isHtml ? policy : closedPolicy)
    .header('x-page', 'pass')
    .send(rendered.body);
}

export function sendLastResort(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(lastResortPage(status));
}

/** Too many ask for what has to be made for each of them. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return sendLastResort(reply.header('retry-after', '5'), 503);
}
