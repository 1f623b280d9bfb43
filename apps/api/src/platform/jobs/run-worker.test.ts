import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../../../testing/database.ts';
import { createLog } from '../log.ts';
import { runWorker, workerName } from './run-worker.ts';

test('D-OFF-05 a job that a worker was taking while it died is taken up at once', async () => {
  const urls = await createTestDatabase(inject('adminUrl'));
  const dead = new pg.Client({ connectionString: urls.appUrl, application_name: workerName });
  // Its connection is cut, which is what the test is about.
  dead.on('error', () => {});
  await dead.connect();
  await dead.query(`select from graphile_worker.add_job('probe', '{}', job_key => 'probe')`);
  await dead.query('begin');
  await dead.query(`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()`);

  const done = Promise.withResolvers<void>();
  const worker = runWorker({
    url: urls.appUrl,
    tasks: { probe: async () => done.resolve() },
    scheduled: [],
    log: createLog('silent'),
  });
  await worker.working;
  await expect(dead.query('commit')).rejects.toThrow();
  await done.promise;
  await worker.stop();
  await urls.drop();
});
