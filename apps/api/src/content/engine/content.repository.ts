import {
  and,
  type AnyPgColumn,
  asc,
  desc,
  eq,
  getTableName,
  gt,
  inArray,
  isNull,
  lt,
  sql,
} from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { ContentTable, StoredContent } from './define-content.ts';

type Values = Record<string, unknown>;

/** The SQL that every kind of content shares. A row in the bin is there for nobody but the bin. */
export function createContentRepository<Row extends StoredContent>(table: ContentTable, listed?: AnyPgColumn) {
  const { id, version, authorId, removedAt } = table;
  const there = isNull(removedAt);
  const rows = (query: PromiseLike<unknown[]>) => query as PromiseLike<Row[]>;
  const first = async (query: PromiseLike<unknown[]>): Promise<Row | undefined> => (await rows(query))[0];
  async function only(query: PromiseLike<unknown[]>): Promise<Row> {
    const row = await first(query);
    if (!row) throw new Error('a change gives its row');
    return row;
  }
  const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`);

  return {
    find: (db: Db | Tx, of: number) => first(db.select().from(table).where(eq(id, of)).limit(1)),

    /** The row as it is now; nobody changes it until the transaction ends. */
    lockOne: (tx: Tx, of: number) => first(tx.select().from(table).where(eq(id, of)).limit(1).for('update')),

    isEmpty: async (tx: Db | Tx): Promise<boolean> => (await tx.select({ id }).from(table).limit(1)).length === 0,

    /** Until the transaction ends, nobody else who asks for this changes how many there are, or their order. */
    lock,

    /** Whether there may be one more. Two who ask at once do not both get the last place. */
    async hasRoom(tx: Tx, most: number): Promise<boolean> {
      await lock(tx);
      return (await tx.$count(table, there)) < most;
    },

    insert: (tx: Tx, values: Values, author: number | null) =>
      only(
        tx
          .insert(table)
          .values({ ...values, authorId: author })
          .returning(),
      ),

    update: (tx: Tx, of: number, values: Values, changedBy: number) =>
      only(
        tx
          .update(table)
          .set({
            ...values,
            authorId: sql`coalesce(${authorId}, ${changedBy})`,
            version: sql`${version} + 1`,
            updatedAt: sql`now()`,
          })
          .where(eq(id, of))
          .returning(),
      ),

    remove: (tx: Tx, of: number, removedBy: number, now: Date) =>
      only(tx.update(table).set({ removedAt: now, removedBy }).where(eq(id, of)).returning()),

    restore: (tx: Tx, of: number, since: Date) =>
      first(
        tx
          .update(table)
          .set({ removedAt: null, removedBy: null })
          .where(and(eq(id, of), gt(removedAt, since)))
          .returning(),
      ),

    bin: (db: Db, since: Date, most: number) =>
      rows(db.select().from(table).where(gt(removedAt, since)).orderBy(desc(removedAt), desc(id)).limit(most)),

    /** What the bin need not keep any longer. Gives which they were. */
    async forget(tx: Tx, before: Date): Promise<number[]> {
      const gone = await tx.delete(table).where(lt(removedAt, before)).returning({ id });
      return gone.map((row) => Number(row.id));
    },

    list: (db: Db, order: readonly AnyPgColumn[], most: number) =>
      rows(
        db
          .select()
          .from(table)
          .where(and(there, listed))
          .orderBy(...[...order, id].map((column) => asc(column)))
          .limit(most),
      ),

    /** A batch of what is listed, in the order of ids. */
    batch: (db: Db | Tx, after: number, most: number) =>
      rows(
        db
          .select()
          .from(table)
          .where(and(there, listed, gt(id, after)))
          .orderBy(asc(id))
          .limit(most),
      ),

    async existing(db: Db, ids: readonly number[]): Promise<number[]> {
      const found = await db
        .select({ id })
        .from(table)
        .where(inArray(id, [...ids]));
      return found.map((row) => Number(row.id));
    },
  };
}
