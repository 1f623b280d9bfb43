import type { Database } from '@kidney/api/platform/database.ts';
import type { Task, Tasks } from '@kidney/api/platform/jobs/jobs.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import { Counter } from 'prom-client';
import { createRegistry, openInnerPort } from './inner-port.ts';
import { watchPools } from './watch-pools.ts';

interface Deps {
  port: number | undefined;
  database: Database;
  log: Log;
}

/** What the worker can be asked on its inner port. Undefined where the operator has set no port. */
export async function openWorkerMetrics({ port, database, log }: Deps) {
  if (port === undefined) return undefined;
  const registry = createRegistry();
  watchPools(registry, database);
  const jobs = new Counter({
    name: 'kidney_jobs_total',
    help: 'Jobs that were tried',
    labelNames: ['task', 'result'],
    registers: [registry],
  });
  const failedPurges = new Counter({
    name: 'kidney_purge_failed_total',
    help: 'Times that a shared cache could not be told of a change, after three tries',
    registers: [registry],
  });
  const counted =
    (name: string, task: Task): Task =>
    async (payload, call) => {
      try {
        await task(payload, call);
      } catch (error) {
        jobs.inc({ task: name, result: 'failed' });
        throw error;
      }
      jobs.inc({ task: name, result: 'done' });
    };
  const inner = await openInnerPort({ setting: 'WORKER_METRICS_PORT', port, registry, log });
  return {
    countJobs: (tasks: Tasks): Tasks =>
      Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, counted(name, task)])),
    countFailedPurge: () => failedPurges.inc(),
    close: inner.close,
  };
}
