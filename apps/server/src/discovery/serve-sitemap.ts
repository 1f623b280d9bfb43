import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitemapIndexXml, sitemapXml } from './for-robots.ts';
import { createKept } from './kept.ts';
import type { FoundDeps } from './serve-discovery.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);
/** They are kept packed in one way, so only that one counts. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const hour = 3_600_000;
/** Of a few hundred kB each. */
const filesMost = 64;

const pagesFile = '/sitemap-pages.xml';
const fileOfPart = (part: number) => `/sitemap-${part}.xml`;

/** The list of addresses for search engines: the pages, and everything published in files of 50,000 at most. */
export function serveSitemap(app: FastifyInstance, { api, publicOrigin, site, clock }: FoundDeps): void {
  const kept = createKept<Buffer | null>({ forMs: hour, most: filesMost, now: () => clock.now().getTime() });

  const index = async () =>
    sitemapIndexXml(publicOrigin, [pagesFile, ...(await api.addresses.parts()).map(fileOfPart)]);
  const pages = async () => sitemapXml(publicOrigin, (await site()).pages);
  async function part(number: number): Promise<string | null> {
    const { pages: listed, addressOf } = await site();
    const known = new Set(listed.map(({ path }) => path));
    const found = (await api.addresses.part(number)).filter(({ path }) => addressOf(path, '') !== null);
    if (found.length === 0) return null;
    const others = found.filter(({ path }) => !known.has(path));
    // A site that has just begun has nothing but its pages; the index names this file all the same, and no list may be empty.
    return sitemapXml(publicOrigin, others.length > 0 ? others : found);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>) {
    const zipped = await kept(request.url.split('?', 1)[0] ?? '', async () => {
      const xml = await make();
      return xml === null ? null : toGzip(xml);
    });
    if (!zipped) return reply.code(404).header('cache-control', 'no-store').send();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    reply.header('vary', 'Accept-Encoding');
    const isTaken = takesGzip.test(request.headers['accept-encoding'] ?? '');
    return isTaken ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(await fromGzip(zipped));
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, index));
  app.get(pagesFile, (request, reply) => send(request, reply, pages));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', (request, reply) =>
    send(request, reply, () => part(Number(request.params.part))),
  );
}
