import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProgramContent } from '@kidney/contract/programs/programs.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { programs } from './programs.table.ts';

export type ProgramRow = typeof programs.$inferSelect;

const seenAs = (id: number, seen: number | undefined) =>
  and(eq(programs.id, id), seen === undefined ? undefined : eq(programs.version, seen));

export const programsRepository = {
  list: (db: Db | Tx, most: number): Promise<ProgramRow[]> =>
    db.select().from(programs).orderBy(asc(programs.order), asc(programs.id)).limit(most),

  async find(db: Db | Tx, id: number): Promise<ProgramRow | undefined> {
    const [row] = await db.select().from(programs).where(eq(programs.id, id)).limit(1);
    return row;
  },

  /** Inserts unless there are as many as there may be. */
  async insert(
    tx: Tx,
    content: ProgramContent,
    authorId: number | null,
    most: number,
  ): Promise<ProgramRow | undefined> {
    // Two inserts at once must not both see the last free place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('programs'))`);
    if ((await tx.$count(programs)) >= most) return undefined;
    const [row] = await tx
      .insert(programs)
      .values({ ...content, authorId })
      .returning();
    return row;
  },

  /** Changes the row if it still has the version that was seen; without one, whatever it has. */
  async update(
    tx: Tx,
    id: number,
    content: ProgramContent,
    seen: number | undefined,
    changedBy: number,
  ): Promise<ProgramRow | undefined> {
    const authorId = sql`coalesce(${programs.authorId}, ${changedBy})`;
    const [row] = await tx
      .update(programs)
      .set({ ...content, authorId, version: sql`${programs.version} + 1`, updatedAt: sql`now()` })
      .where(seenAs(id, seen))
      .returning();
    return row;
  },

  async remove(tx: Tx, id: number, seen: number | undefined): Promise<boolean> {
    const gone = await tx.delete(programs).where(seenAs(id, seen)).returning({ id: programs.id });
    return gone.length > 0;
  },
};
