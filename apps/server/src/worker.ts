import './production-by-default.ts';
import { closeInOrder, fail, writeInto } from './own-output.ts';
import { loadSecrets } from '@kidney/api/office/accounts/index.ts';
import { channelSettings } from '@kidney/api/office/notifications/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart, readSettings, refuseForSite } from '@kidney/api/platform/config.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { startBeating } from '@kidney/api/operations/heartbeats/index.ts';
import { runWorker } from '@kidney/api/platform/jobs/run-worker.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { buildTasks } from '@kidney/api/tasks.ts';
import { openWorkerMetrics } from './metrics/worker-metrics.ts';
import { startPurger } from './purger.ts';
import { release } from './release.ts';

/** Longer than a page takes to be drawn; whatever is not done by then is taken up by the next one. */
const longestClose = 25_000;

async function start(): Promise<void> {
  refuseForSite(process.env);
  const config = {
    ...readSettings(process.env, 'DATABASE_URL', 'KEYS_DIR', 'LOG_LEVEL'),
    ...readPart(process.env, ...channelSettings, ...storeSettings, 'FILES_ORIGIN', 'WORKER_METRICS_PORT', 'PURGE_URLS'),
  };
  const log = createLog(config.LOG_LEVEL);
  writeInto(log);
  const url = config.DATABASE_URL;
  const database = openDatabase({ url, readPool: 2, writePool: 2, log });
  const { tasks, scheduled, takeUp } = buildTasks({
    config,
    database,
    keys: loadSecrets(config.KEYS_DIR),
    clock: systemClock,
    log,
  });
  const metrics = await openWorkerMetrics({ port: config.WORKER_METRICS_PORT, database, log });
  const worker = runWorker({ url, tasks: metrics?.countJobs(tasks) ?? tasks, scheduled, log });
  const heartbeat = startBeating({ database, kind: 'worker', release, log });
  const caches = config.PURGE_URLS;
  const purger = caches && startPurger({ url, log, caches, onFailed: () => metrics?.countFailedPurge() });

  closeInOrder(longestClose, async () => {
    await Promise.all([worker.stop(), heartbeat.stop(), purger?.stop()]);
    await metrics?.close();
    await database.close();
  });
  worker.ended.catch((error: unknown) => {
    log.fatal({ err: error }, 'the worker can work no longer');
    // Started again by whoever watches over it; jobs under way are taken up then.
    process.exit(1);
  });

  await worker.working.then(takeUp, () => {});
}

await start().catch(fail);
