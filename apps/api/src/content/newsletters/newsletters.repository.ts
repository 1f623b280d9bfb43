import { and, asc, desc, eq, gt, isNull, lte, not, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { newsletters } from './newsletters.table.ts';

export type IssueRow = typeof newsletters.$inferSelect;
export type DrawingValues = Partial<Pick<IssueRow, 'drawing' | 'drawingProblem' | 'pageTotal'>>;

export interface IssuePlace {
  publishedOn: string;
  id: number;
}

const { id, publishedOn, isListed, removedAt } = newsletters;
const there = isNull(removedAt);

async function one(rows: Promise<IssueRow[]>): Promise<IssueRow> {
  const [row] = await rows;
  if (!row) throw new Error('a change gives its row');
  return row;
}

export const newslettersRepository = {
  async find(db: Db | Tx, of: number): Promise<IssueRow | undefined> {
    const [row] = await db.select().from(newsletters).where(eq(id, of)).limit(1);
    return row;
  },

  /** The row as it is now, and nobody changes it until the end of the transaction. */
  async lock(tx: Tx, of: number): Promise<IssueRow | undefined> {
    const [row] = await tx.select().from(newsletters).where(eq(id, of)).limit(1).for('update');
    return row;
  },

  /** What is public on that day, the newest first. */
  listed: (db: Db, today: string, before: IssuePlace | null, most: number) =>
    db
      .select()
      .from(newsletters)
      .where(
        and(
          isListed,
          there,
          lte(publishedOn, today),
          before ? sql`(${publishedOn}, ${id}) < (${before.publishedOn}::date, ${before.id})` : undefined,
        ),
      )
      .orderBy(desc(publishedOn), desc(id))
      .limit(most),

  /** What is not public on that day. */
  unlisted: (db: Db, today: string, most: number) =>
    db
      .select()
      .from(newsletters)
      .where(and(there, sql`(${not(isListed)} or ${gt(publishedOn, today)})`))
      .orderBy(desc(publishedOn), desc(id))
      .limit(most),

  /** As above, one of the two kinds, counted up to `most`. */
  countUnlisted: (db: Db, state: 'kept' | 'scheduled', today: string, most: number) =>
    db.$count(
      db
        .select({ id })
        .from(newsletters)
        .where(and(there, state === 'kept' ? not(isListed) : and(isListed, gt(publishedOn, today))))
        .limit(most)
        .as('unlisted'),
    ),

  /** How far the pictures are is no change of what staff wrote. */
  setDrawing: (tx: Tx, of: number, values: DrawingValues): Promise<IssueRow> =>
    one(tx.update(newsletters).set(values).where(eq(id, of)).returning()),

  /** A batch of what visitors read on that day, in the order of ids. */
  publicAfter: (db: Db, after: number, today: string, most: number) =>
    db
      .select()
      .from(newsletters)
      .where(and(isListed, there, lte(publishedOn, today), gt(id, after)))
      .orderBy(asc(id))
      .limit(most),

  withoutTools: (db: Db) =>
    db
      .select({ id })
      .from(newsletters)
      .where(and(there, eq(newsletters.drawingProblem, 'no-tools'))),
};
