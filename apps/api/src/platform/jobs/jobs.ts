import { sql, type SQL } from '../drizzle.ts';
import { requestIdNow } from '../acting.ts';
import type { Tx } from '../database.ts';

export interface JobCall {
  signal: AbortSignal;
  /** Nobody will try again after this. */
  isLastTry: boolean;
}

/** What is done for a kind of job. It may be done again after a crash, so it begins by looking how far it came. */
export type Task = (payload: unknown, call: JobCall) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

const usualTries = 6;

export interface Job {
  task: string;
  key: string;
  payload: object;
  /** How often it is tried, each time after a longer rest: six times are four minutes, twelve are sixteen hours. */
  tries?: number;
  /** Jobs of one queue are done one after the other; those without one side by side. */
  queue?: string;
  /** Done before those with a higher one; 0 where nothing is said. */
  priority?: number;
}

/** A job that comes by itself. */
export interface ScheduledJob extends Omit<Job, 'payload'> {
  /** As cron has it, in UTC: minute, hour, day, month, weekday. */
  at: string;
}

/** Beside what the task itself is given. */
interface Queued {
  requestId?: string;
}

/** The request that queued a job. */
export const queuedBy = (payload: unknown): string | null => (payload as Queued | null)?.requestId ?? null;

/** In the transaction of its cause: the job is there when, and only when, that commits. One with the same key is replaced. */
export async function addJob(
  tx: Tx,
  { task, key, payload, tries = usualTries, queue, priority = 0 }: Job,
): Promise<void> {
  const requestId = requestIdNow();
  const queued = requestId === null ? payload : ({ ...payload, requestId } satisfies Queued);
  await tx.execute(
    sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(queued)}::json, queue_name => ${queue ?? null}, max_attempts => ${tries}, job_key => ${key}, priority => ${priority})`,
  );
}

export interface JobOfMany extends Job {
  /** Not before. */
  at?: Date | undefined;
}

/** Whoever waits for one alone goes first. */
export const priorityOfMany = 10;
const atOnce = 500;

/** Many at once, each as by `addJob`, and after all that is queued alone. */
export async function addJobs(tx: Tx, jobs: readonly JobOfMany[]): Promise<void> {
  const requestId = requestIdNow();
  for (let from = 0; from < jobs.length; from += atOnce) {
    const specs = jobs.slice(from, from + atOnce).map(({ task, key, payload, tries = usualTries, queue, at }) => ({
      identifier: task,
      payload: requestId === null ? payload : { ...payload, requestId },
      queue_name: queue ?? null,
      run_at: at?.toISOString() ?? null,
      max_attempts: tries,
      job_key: key,
      priority: priorityOfMany,
    }));
    await tx.execute(
      sql`select count(*) from graphile_worker.add_jobs(array(
        select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements(${JSON.stringify(specs)}::json) spec))`,
    );
  }
}

/** Many at once, each as by `removeJob`. */
export async function removeJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`select count(graphile_worker.remove_job(key)) from unnest(${sql.param([...keys])}::text[]) key`);
}

export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select from graphile_worker.remove_job(${key})`);
}

/** Whether somebody will still work on the job of that key. */
export const isJobLeft = (key: SQL): SQL =>
  sql`exists (select from graphile_worker._private_jobs where key = ${key} and (attempts < max_attempts or locked_at is not null))`;
