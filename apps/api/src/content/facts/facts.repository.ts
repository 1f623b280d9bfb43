import { and, asc, eq, inArray, isNull, lt, or, sql } from '../../platform/drizzle.ts';
import type { FactContent } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { facts } from './facts.table.ts';

export type FactRow = typeof facts.$inferSelect;

export const factsRepository = {
  list: (db: Db, most: number) => db.select().from(facts).orderBy(asc(facts.key)).limit(most),

  byKeys: (db: Db | Tx, keys: string[]) => db.select().from(facts).where(inArray(facts.key, keys)).limit(keys.length),

  /** Those that nobody has held against their source since that day, counted up to `most`. */
  countNotCheckedSince: (db: Db, day: string, most: number) =>
    db.$count(
      db
        .select({ key: facts.key })
        .from(facts)
        .where(or(isNull(facts.checkedOn), lt(facts.checkedOn, day)))
        .limit(most)
        .as('unchecked'),
    ),

  async find(db: Db | Tx, key: string) {
    const [row] = await db.select().from(facts).where(eq(facts.key, key)).limit(1);
    return row;
  },

  /** Leaves what is there alone. Returns the keys that were missing. */
  async insertMissing(tx: Tx, rows: (FactContent & { key: string })[]) {
    const added = await tx.insert(facts).values(rows).onConflictDoNothing().returning({ key: facts.key });
    return new Set(added.map((row) => row.key));
  },

  /** Those whose planned change is due by that day. */
  due: (tx: Tx, today: string, most: number) =>
    tx
      .select()
      .from(facts)
      .where(sql`${facts.planned} ->> 'effectiveFrom' <= ${today}`)
      .limit(most)
      .for('update'),

  /** What was planned is what it says. Nobody has changed anything by that, so the version stays. */
  async fold(tx: Tx, key: string, content: FactContent) {
    await tx
      .update(facts)
      .set({ ...content, planned: null, updatedAt: sql`now()` })
      .where(eq(facts.key, key));
  },

  /** Puts a change by for later, or takes it back. */
  async plan(tx: Tx, key: string, planned: FactContent | null, seen: number | undefined) {
    const [row] = await tx
      .update(facts)
      .set({ planned, version: sql`${facts.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(facts.key, key), seen === undefined ? undefined : eq(facts.version, seen)))
      .returning();
    return row;
  },

  async update(tx: Tx, key: string, content: FactContent, seen: number | undefined) {
    const [row] = await tx
      .update(facts)
      .set({ ...content, version: sql`${facts.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(facts.key, key), seen === undefined ? undefined : eq(facts.version, seen)))
      .returning();
    return row;
  },
};
