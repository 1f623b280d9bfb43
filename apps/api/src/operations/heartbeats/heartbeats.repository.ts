import { and, count, eq, lt, max, sql } from '../../platform/drizzle.ts';
import type { Db } from '../../platform/database.ts';
import { heartbeats } from './heartbeats.table.ts';

export interface Program {
  kind: 'site' | 'worker';
  host: string;
  pid: number;
  release: string;
  startedAt: Date;
}

const { kind, host, pid, beatAt } = heartbeats;

export const heartbeatsRepository = {
  /** One more, and whatever was silent for a day is forgotten. */
  async beat(db: Db, program: Program): Promise<void> {
    await db
      .insert(heartbeats)
      .values(program)
      .onConflictDoUpdate({
        target: [kind, host, pid],
        set: { release: program.release, startedAt: program.startedAt, beatAt: sql`now()` },
      });
    await db.delete(heartbeats).where(lt(beatAt, sql`now() - interval '1 day'`));
  },

  async end(db: Db, program: Program): Promise<void> {
    await db.delete(heartbeats).where(and(eq(kind, program.kind), eq(host, program.host), eq(pid, program.pid)));
  },

  /** Of each kind how many were heard since a moment, and when one was last. */
  running: (db: Db, since: Date) =>
    db
      .select({
        kind,
        count: count(sql`case when ${beatAt} >= ${since.toISOString()}::timestamptz then 1 end`),
        lastHeardAt: max(beatAt),
      })
      .from(heartbeats)
      .groupBy(kind),
};
