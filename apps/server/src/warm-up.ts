import type { Log } from '@kidney/api/platform/log.ts';
import { sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { FastifyInstance } from 'fastify';

/** Asks for every page of the site map once, one after the other: what was never asked for cannot stand in when the database goes away. */
export async function warmUp(app: FastifyInstance, log: Log): Promise<void> {
  const started = performance.now();
  let failed = 0;
  for (const url of sitePages) {
    const { statusCode } = await app.inject({ url, headers: { 'user-agent': 'kidney-warm-up bot' } });
    // What the association does not have is no page that failed.
    if (statusCode !== 200 && statusCode !== 404) failed += 1;
  }
  log.info(
    { pages: sitePages.length, failed, ms: Math.round(performance.now() - started) },
    'every page was made once',
  );
}
