import { expect, inject, test } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../../../../../testing/database.ts';
import { forRequest } from '../acting.ts';
import { createLog } from '../log.ts';
import { addJob } from './jobs.ts';
import { runWorker } from './run-worker.ts';

interface Line {
  task?: string;
  msg: string;
  requestId?: string;
}

test('D-OPS-11 a job, and the job that it queues, write with the id of the request that queued them', async () => {
  const urls = await createTestDatabase(inject('adminUrl'));
  const database = openTestDatabase(urls.appUrl);
  const lines: Line[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const queue = (task: string) =>
    database.write.transaction((tx) => addJob(tx, { task, key: task, payload: {}, tries: 1 }));
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  const worker = runWorker({
    url: urls.appUrl,
    tasks: {
      first: () => queue('second'),
      second: async () => {
        resolve();
        throw new Error('planted');
      },
      ofNobody: async () => log.info('done for nobody'),
    },
    scheduled: [],
    log,
  });
  await worker.working;
  await forRequest('7b0c2b1e-3a55-4c61-9d1f-0f3a5b1c2d3e', () => queue('first'));
  await queue('ofNobody');
  await failed;
  await expect.poll(() => lines.find(({ msg }) => msg === 'done for nobody')).not.toHaveProperty('requestId');
  await worker.stop();
  expect(lines).toContainEqual(
    expect.objectContaining({ task: 'second', msg: 'a job failed', requestId: '7b0c2b1e-3a55-4c61-9d1f-0f3a5b1c2d3e' }),
  );
  await database.close();
  await urls.drop();
});
