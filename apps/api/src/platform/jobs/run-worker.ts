import { parseCronItems, run, type CronItem, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { forRequest } from '../acting.ts';
import { survive } from '../database.ts';
import type { Log } from '../log.ts';
import { silentLogger } from './install-queue.ts';
import { queuedBy, type ScheduledJob, type Tasks } from './jobs.ts';

export interface WorkerOptions {
  url: string;
  tasks: Tasks;
  scheduled: readonly ScheduledJob[];
  log: Log;
}

export interface RunningWorker {
  /** Fulfilled when this process is the one that works: at once, or when the other has gone. */
  working: Promise<void>;
  /** Fulfilled when it has stopped because it was told to; rejected when it can work no longer. */
  ended: Promise<void>;
  /** Ends what is under way at the next good moment. */
  stop(): Promise<void>;
}

function taskList(tasks: Tasks, log: Log, stopping: AbortSignal): TaskList {
  const wrap = ([name, task]: [string, Tasks[string]]) => [
    name,
    (payload: unknown, { job }: { job: { id: string; attempts: number; max_attempts: number } }) =>
      forRequest(queuedBy(payload), async () => {
        try {
          await task(payload, { signal: stopping, isLastTry: job.attempts >= job.max_attempts });
        } catch (error) {
          log.error({ err: error, task: name, jobId: job.id, attempt: job.attempts }, 'a job failed');
          throw error;
        }
      }),
  ];
  return Object.fromEntries(Object.entries(tasks).map(wrap)) as TaskList;
}

/** What nobody was there to begin is begun late, on the same day. */
const lateBy = 12 * 3_600_000;

const cronItem = ({ task, key, at, tries, queue }: ScheduledJob): CronItem => ({
  task,
  match: at,
  identifier: key,
  options: {
    jobKey: key,
    backfillPeriod: lateBy,
    ...(tries !== undefined && { maxAttempts: tries }),
    ...(queue !== undefined && { queueName: queue }),
  },
});

/** Who holds this lock works; PostgreSQL gives it to the next one as soon as the connection of a dead process is gone. */
const lock = "select pg_advisory_lock(hashtext('worker'))";
/** What the connections of the one that works are called. */
export const workerName = 'kidney-worker';
/** Who has just got the lock has none yet: these are of somebody who is gone, and might still be taking a job. */
const dismiss = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and application_name = '${workerName}'`;
/** Whatever is locked now was locked by somebody who is gone. */
const unlock = `select graphile_worker.force_unlock_workers(array(
  select locked_by from graphile_worker._private_jobs where locked_by is not null
  union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`;

/** One process works at a time and the others stand by, so a job of a killed one can be taken up at once. */
export function runWorker({ url, tasks, scheduled, log }: WorkerOptions): RunningWorker {
  const place = new pg.Client({ connectionString: url, application_name: 'kidney-worker-place', keepAlive: true });
  const pool = new pg.Pool({ connectionString: url, application_name: workerName, max: 6, keepAlive: true });
  const stopping = new AbortController();
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
  let runner: Runner | undefined;
  place.on('error', (error) => fail(error));
  survive(pool, 'worker', log);
  ended.catch(() => {});

  async function begin(): Promise<void> {
    await place.connect();
    await place.query(lock);
    await place.query(dismiss);
    await place.query(unlock);
    runner = await run({
      pgPool: pool,
      // A message does not wait while a newsletter is drawn, nor for a mail server that does not answer.
      concurrency: 4,
      noHandleSignals: true,
      parsedCronItems: parseCronItems(scheduled.map(cronItem)),
      logger: silentLogger,
      taskList: taskList(tasks, log, stopping.signal),
    });
    runner.promise.catch(fail);
    log.info('working');
  }

  const working = begin();
  working.catch((error: unknown) => (stopping.signal.aborted ? undefined : fail(error)));
  return {
    working,
    ended,
    async stop() {
      stopping.abort();
      await runner?.stop();
      await Promise.all([pool.end(), place.end()]);
      end();
    },
  };
}
