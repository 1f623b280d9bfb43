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
export async function addJob(tx: Tx, { task, key, payload, tries = usualTries, queue }: Job): Promise<void> {
  const requestId = requestIdNow();
  const queued = requestId === null ? payload : ({ ...payload, requestId } satisfies Queued);
  await tx.execute(
    sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(queued)}::json, queue_name => ${queue ?? null}, max_attempts => ${tries}, job_key => ${key})`,
  );
}

export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select from graphile_worker.remove_job(${key})`);
}

/** Whether somebody will still work on the job of that key. */
export const isJobLeft = (key: SQL): SQL =>
  sql`exists (select from graphile_worker._private_jobs where key = ${key} and (attempts < max_attempts or locked_at is not null))`;
