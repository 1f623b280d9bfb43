import { sectionStarts } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { FastifyInstance } from 'fastify';

/** Whoever shortens an address to its section is led to the section's first page. Not for ever: menus change. */
export function serveSectionStarts(app: FastifyInstance): void {
  for (const [section, start] of Object.entries(sectionStarts))
    app.get(section, (_request, reply) => reply.header('cache-control', 'public, max-age=300').redirect(start, 302));
}
