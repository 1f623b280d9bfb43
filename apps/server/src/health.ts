import type { Database } from '@kidney/api/platform/database.ts';
import { missingFor, missingForVisitors } from '@kidney/api/readiness.ts';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from './one-at-a-time.ts';

/** What was found is kept: a probe comes every second, and an installation changes once in months. */
const keptFor = { ready: 30_000, missing: 1_000 };

export interface HealthOptions {
  database: Database;
  isClosing(): boolean;
  /** Whoever develops may have PostgreSQL write down every statement. */
  isProduction: boolean;
}

/** `/live`: the process answers. `/ready`: it may be sent visitors. Worker, mail and files are not its business. */
export function serveHealth(app: FastifyInstance, { database, isClosing, isProduction }: HealthOptions): void {
  const away = 'database away';
  // A probe must not take connections from visitors, however many ask.
  const isThere = oneAtATime(() => database.ping().then(() => true), false);
  const findMissing = oneAtATime<string | null>(() => (isProduction ? missingForVisitors : missingFor)(database), away);
  let kept: { missing: string | null; until: number } | undefined;

  async function whatIsMissing(): Promise<string | null> {
    if (isClosing()) return 'closing';
    if (!(await isThere())) return away;
    const now = performance.now();
    if (!kept || now >= kept.until) {
      const missing = await findMissing();
      kept = { missing, until: now + (missing === null ? keptFor.ready : keptFor.missing) };
    }
    return kept.missing;
  }

  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/ready', async (_request, reply) => {
    const missing = await whatIsMissing();
    return reply
      .code(missing === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: missing ?? 'ready' });
  });
}
