import { and, asc, eq, isNotNull, sql } from '../../platform/drizzle.ts';
import type { DutyContent } from '@kidney/contract/office/duties/duties.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { duties } from './duties.table.ts';

export type DutyRow = typeof duties.$inferSelect;
type NewDuty = DutyContent & { dueYear: number };

const { id, month, day, dueYear, doneAt, version } = duties;
const changed = { version: sql`${version} + 1`, updatedAt: sql`now()` };
const seenAs = (of: number, seen: number | undefined) =>
  and(eq(id, of), seen === undefined ? undefined : eq(version, seen));

export const dutiesRepository = {
  list: (db: Db, most: number) =>
    db.select().from(duties).orderBy(asc(dueYear), asc(month), asc(day), asc(id)).limit(most),

  async find(db: Db | Tx, of: number): Promise<DutyRow | undefined> {
    const [row] = await db.select().from(duties).where(eq(id, of)).limit(1);
    return row;
  },

  async isEmpty(tx: Tx): Promise<boolean> {
    return (await tx.select({ id }).from(duties).limit(1)).length === 0;
  },

  /** Inserts unless the list is full. */
  async insert(tx: Tx, values: NewDuty, most: number): Promise<DutyRow | undefined> {
    // Two inserts at once must not both see the last free place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('duties'))`);
    const count = await tx.$count(tx.select({ id }).from(duties).limit(most).as('full'));
    if (count >= most) return undefined;
    const [row] = await tx.insert(duties).values(values).returning();
    return row;
  },

  /** Changes the row if it still has the version that was seen; without one, whatever it has. */
  async update(tx: Tx, of: number, values: DutyContent, seen: number | undefined): Promise<DutyRow | undefined> {
    const [row] = await tx
      .update(duties)
      .set({ ...values, ...changed })
      .where(seenAs(of, seen))
      .returning();
    return row;
  },

  async tick(tx: Tx, of: number, seen: number, now: Date): Promise<DutyRow | undefined> {
    const [row] = await tx
      .update(duties)
      .set({ dueYear: sql`${dueYear} + 1`, doneAt: now, ...changed })
      .where(seenAs(of, seen))
      .returning();
    return row;
  },

  /** Only the last tick, and only once. */
  async untick(tx: Tx, of: number, seen: number): Promise<DutyRow | undefined> {
    const [row] = await tx
      .update(duties)
      .set({ dueYear: sql`${dueYear} - 1`, doneAt: null, ...changed })
      .where(and(seenAs(of, seen), isNotNull(doneAt)))
      .returning();
    return row;
  },

  async remove(tx: Tx, of: number, seen: number | undefined): Promise<boolean> {
    return (await tx.delete(duties).where(seenAs(of, seen)).returning({ id })).length > 0;
  },
};
