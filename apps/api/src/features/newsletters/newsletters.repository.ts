import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { IssueContent } from '@kidney/contract/newsletters/newsletters.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { newsletters } from './newsletters.table.ts';

export type IssueRow = typeof newsletters.$inferSelect;
export type DrawingValues = Partial<Pick<IssueRow, 'drawing' | 'drawingProblem' | 'pageTotal'>>;

export interface IssuePlace {
  publishedOn: string;
  id: number;
}

const { id, publishedOn, isListed, removedAt, version } = newsletters;
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

  async isEmpty(tx: Db | Tx): Promise<boolean> {
    return (await tx.select({ id }).from(newsletters).limit(1)).length === 0;
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

  insert: (tx: Tx, values: IssueContent, authorId: number | null): Promise<IssueRow> =>
    one(
      tx
        .insert(newsletters)
        .values({ ...values, authorId })
        .returning(),
    ),

  update: (tx: Tx, of: number, values: IssueContent, changedBy: number): Promise<IssueRow> =>
    one(
      tx
        .update(newsletters)
        .set({
          ...values,
          authorId: sql`coalesce(${newsletters.authorId}, ${changedBy})`,
          version: sql`${version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(id, of))
        .returning(),
    ),

  /** How far the pictures are is no change of what staff wrote. */
  setDrawing: (tx: Tx, of: number, values: DrawingValues): Promise<IssueRow> =>
    one(tx.update(newsletters).set(values).where(eq(id, of)).returning()),

  setRemoved: (tx: Tx, of: number, values: Pick<IssueRow, 'removedAt' | 'removedBy'>): Promise<IssueRow> =>
    one(tx.update(newsletters).set(values).where(eq(id, of)).returning()),

  bin: (db: Db, since: Date, most: number) =>
    db.select().from(newsletters).where(gt(removedAt, since)).orderBy(desc(removedAt), desc(id)).limit(most),

  removedBefore: (db: Db, before: Date, most: number) =>
    db.select({ id }).from(newsletters).where(lt(removedAt, before)).limit(most),

  async forget(tx: Tx, of: number, before: Date): Promise<boolean> {
    const gone = await tx
      .delete(newsletters)
      .where(and(eq(id, of), lt(removedAt, before)))
      .returning({ id });
    return gone.length > 0;
  },

  /** A batch in the order of ids, for reindexing. */
  batch: (tx: Tx, after: number, most: number) =>
    tx
      .select()
      .from(newsletters)
      .where(and(isListed, there, gt(id, after)))
      .orderBy(asc(id))
      .limit(most),

  /** The same of what visitors read on that day. */
  publicAfter: (db: Db, after: number, today: string, most: number) =>
    db
      .select()
      .from(newsletters)
      .where(and(isListed, there, lte(publishedOn, today), gt(id, after)))
      .orderBy(asc(id))
      .limit(most),

  async existing(db: Db, ids: readonly number[]): Promise<number[]> {
    return (
      await db
        .select({ id })
        .from(newsletters)
        .where(inArray(id, [...ids]))
    ).map((row) => row.id);
  },

  withoutTools: (db: Db) =>
    db
      .select({ id })
      .from(newsletters)
      .where(and(there, eq(newsletters.drawingProblem, 'no-tools'))),
};
