import { sql } from 'drizzle-orm';
import type { Tx } from '../database.ts';

export interface JobCall {
  signal: AbortSignal;
  /** Nobody will try again after this. */
  isLastTry: boolean;
}

/** What is done for a kind of job. It may be done again after a crash, so it begins by looking how far it came. */
export type Task = (payload: unknown, call: JobCall) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

const tries = 6;

/** In the transaction of its cause: the job is there when, and only when, that commits. One with the same key is replaced. */
export async function addJob(tx: Tx, job: { task: string; key: string; payload: object }): Promise<void> {
  await tx.execute(
    sql`select from graphile_worker.add_job(${job.task}, ${JSON.stringify(job.payload)}::json, max_attempts => ${tries}, job_key => ${job.key})`,
  );
}
