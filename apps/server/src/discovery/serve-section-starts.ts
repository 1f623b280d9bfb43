import { sectionStarts } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Site } from '../site.ts';

/** Whoever shortens an address to its section is led to the section's first page. Not for ever: menus change. */
export function serveSectionStarts(
  app: FastifyInstance,
  site: () => Promise<Site>,
  elsewhere: RouteHandlerMethod,
): void {
  for (const [section, start] of Object.entries(sectionStarts))
    app.get(section, async function (request, reply) {
      const isThere = (await site()).addressOf(start, '') !== null;
      if (!isThere) return elsewhere.call(this, request, reply);
      return reply.header('cache-control', 'public, max-age=300').redirect(start, 302);
    });
}
