import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { watchedValues } from './watch.table.ts';

/** More folders than that nobody watches. */
const most = 50;

export const watchRepository = {
  async note(db: Db, values: ReadonlyMap<string, number>): Promise<void> {
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

  noted: (db: Db) => db.select().from(watchedValues).limit(most),
};
