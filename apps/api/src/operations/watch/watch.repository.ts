import { and, like, notInArray, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { watchedValues } from './watch.table.ts';

/** More folders than that nobody watches. */
const most = 50;

export const diskPrefix = 'disk:';

export const watchRepository = {
  async note(db: Db | Tx, values: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...values].map(([name, value]) => ({ name, value }));
    if (rows.length === 0) return;
    await db
      .insert(watchedValues)
      .values(rows)
      .onConflictDoUpdate({
        target: watchedValues.name,
        set: { value: sql`excluded.value`, notedAt: sql`now()` },
      });
  },

  /** A folder that is no longer looked at would have its last value for ever. */
  async forgetOtherDisks(tx: Tx, values: ReadonlyMap<string, number>): Promise<void> {
    const { name } = watchedValues;
    await tx.delete(watchedValues).where(and(like(name, `${diskPrefix}%`), notInArray(name, [...values.keys(), ''])));
  },

  /** When a change last left for the archive; null where this database keeps none. */
  async archivedAt(db: Db): Promise<Date | null> {
    const { rows } = await db.execute<{ at: Date | null }>(sql`
      select case when current_setting('archive_mode') <> 'off' then coalesce(last_archived_time, pg_postmaster_start_time()) end as at
      from pg_stat_archiver`);
    return rows[0]?.at ? new Date(rows[0].at) : null;
  },

  noted: (db: Db) => db.select().from(watchedValues).limit(most),
};
