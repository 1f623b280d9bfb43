import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { applications } from '../applications/applications.table.ts';
import type { CaseRow } from './cases.repository.ts';

const { id, assigneeId, dueOn, endedAt, version } = applications;

/** Who leads what. */
export const officersRepository = {
  /** How many open ones each leads; of everybody, or of one. */
  async countLed(db: Db | Tx, by?: number): Promise<Map<number, number>> {
    const rows = await db
      .select({ by: assigneeId, count: count() })
      .from(applications)
      .where(and(isNull(endedAt), by === undefined ? isNotNull(assigneeId) : eq(assigneeId, by)))
      .groupBy(assigneeId);
    return new Map(rows.flatMap((row) => (row.by === null ? [] : [[row.by, row.count]])));
  },

  /** Whoever is put in charge is not let go until the end of the transaction. */
  async holdOfficer(tx: Tx, of: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`officer ${of}`}, 0))`);
  },

  /** Whoever is let go is put in charge of nothing until the end of the transaction. */
  async lockOfficer(tx: Tx, of: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`officer ${of}`}, 0))`);
  },

  /** The open ones that somebody leads, each a version further. */
  async handOver(tx: Tx, from: number, to: number | null): Promise<Pick<CaseRow, 'id' | 'dueOn'>[]> {
    const held = await tx
      .select({ id, dueOn })
      .from(applications)
      .where(and(eq(assigneeId, from), isNull(endedAt)))
      .orderBy(asc(id))
      .for('update');
    const ids = held.map((row) => row.id);
    await tx
      .update(applications)
      .set({ assigneeId: to, version: sql`${version} + 1` })
      .where(inArray(id, ids));
    return held;
  },
};
