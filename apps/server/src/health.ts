import type { Database } from '@kidney/api/platform/database.ts';
import type { FastifyInstance } from 'fastify';

const patience = 1_000;

export interface HealthOptions {
  database: Database;
  isClosing(): boolean;
}

/** `/live`: the process answers. `/ready`: it may be sent visitors. */
export function serveHealth(app: FastifyInstance, { database, isClosing }: HealthOptions): void {
  let asking: Promise<boolean> | undefined;

  /** One question at a time, however many ask: a probe must not take connections from visitors. */
  function isDatabaseThere(): Promise<boolean> {
    asking ??= database
      .ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())]);
  }

  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    if (!(await isDatabaseThere())) return reply.code(503).send({ status: 'database away' });
    return reply.send({ status: 'ready' });
  });
}
