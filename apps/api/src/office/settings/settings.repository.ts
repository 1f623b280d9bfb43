import { and, eq, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { settings } from './settings.table.ts';

const shown = { group: settings.group, value: settings.value, version: settings.version };

export const settingsRepository = {
  all: (db: Db) => db.select(shown).from(settings).limit(50),

  async find(db: Db | Tx, group: string) {
    const [row] = await db
      .select({ ...shown, updatedAt: settings.updatedAt })
      .from(settings)
      .where(eq(settings.group, group))
      .limit(1);
    return row;
  },

  /** Leaves what is there alone. Returns the groups that were missing. */
  async insertMissing(tx: Tx, rows: { group: string; value: unknown }[]) {
    const added = await tx.insert(settings).values(rows).onConflictDoNothing().returning({ group: settings.group });
    return new Set(added.map((row) => row.group));
  },

  async update(tx: Tx, group: string, value: unknown, seen: number | undefined) {
    const [row] = await tx
      .update(settings)
      .set({ value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(settings.group, group), seen === undefined ? undefined : eq(settings.version, seen)))
      .returning(shown);
    return row;
  },
};
