import type { Database } from '@kidney/api/platform/database.ts';
import { Gauge, type Registry } from 'prom-client';

/** Connections to the database: in use, idle, and how many wait for one. */
export function watchPools(registry: Registry, { read, write, jobs, limits }: Database): void {
  const pools = Object.entries({ read: read.$client, write: write.$client, jobs: jobs.$client, limits });
  type Pool = (typeof pools)[number][1];
  const watch = (what: string, help: string, count: (pool: Pool) => number) =>
    new Gauge({
      name: `kidney_pool_${what}`,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [name, pool] of pools) this.set({ pool: name }, count(pool));
      },
    });
  watch('used', 'Connections to the database in use', (pool) => pool.totalCount - pool.idleCount);
  watch('idle', 'Connections to the database that are free', (pool) => pool.idleCount);
  watch('waiting', 'Who waits for a connection to the database', (pool) => pool.waitingCount);
}
