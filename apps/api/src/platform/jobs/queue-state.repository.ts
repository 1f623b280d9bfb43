import { sql } from '../drizzle.ts';
import type { Db } from '../database.ts';

export interface QueueState {
  /** Since when the job waits that waits longest; null where none does. */
  oldestAt: Date | null;
  /** Tried for the last time within the last week, and not done. */
  givenUp: number;
}

export async function queueState(db: Db, now: Date): Promise<QueueState> {
  const { rows } = await db.execute<{ oldest: Date | null; given_up: number }>(sql`
    select min(run_at) filter (where attempts < max_attempts and locked_at is null and run_at <= ${now.toISOString()}::timestamptz) as oldest,
      (count(*) filter (
        where attempts >= max_attempts and locked_at is null and updated_at > ${now.toISOString()}::timestamptz - interval '7 days'))::integer as given_up
    from graphile_worker._private_jobs`);
  const [row] = rows;
  return { oldestAt: row?.oldest ? new Date(row.oldest) : null, givenUp: row?.given_up ?? 0 };
}
