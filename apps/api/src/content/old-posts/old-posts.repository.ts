import { and, count, desc, eq, inArray, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { oldAddresses, oldPostImports, oldPostRows } from './old-posts.table.ts';

export type OldPostImport = typeof oldPostImports.$inferSelect;

const atOnce = 1_000;

function* slices<Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}

export const oldPostsRepository = {
  /** The newest first. */
  list: (db: Db | Tx, most: number) =>
    db.select().from(oldPostImports).orderBy(desc(oldPostImports.at), desc(oldPostImports.id)).limit(most),

  /** The same file, brought in and not taken out. */
  async before(db: Db | Tx, hash: string): Promise<OldPostImport | undefined> {
    const [row] = await db
      .select()
      .from(oldPostImports)
      .where(and(eq(oldPostImports.hash, hash), isNull(oldPostImports.undoneAt)))
      .limit(1);
    return row;
  },

  /** Two files that come at once come one after the other: whoever is second is told so. */
  async hold(tx: Tx): Promise<boolean> {
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('old-posts', 0)) as held`,
    );
    return rows[0]?.held === true;
  },

  async insert(tx: Tx, row: typeof oldPostImports.$inferInsert, postIds: readonly number[]): Promise<OldPostImport> {
    const [inserted] = await tx.insert(oldPostImports).values(row).returning();
    if (!inserted) throw new Error('the import just made is not there');
    for (const some of slices(postIds))
      await tx.insert(oldPostRows).values(some.map((postId) => ({ importId: row.id, postId })));
    return inserted;
  },

  /** Who was first keeps an address. */
  async addAddresses(tx: Tx, rows: readonly (typeof oldAddresses.$inferInsert)[]): Promise<void> {
    for (const some of slices(rows))
      await tx
        .insert(oldAddresses)
        .values([...some])
        .onConflictDoNothing();
  },

  async lock(tx: Tx, id: string): Promise<OldPostImport | undefined> {
    const [row] = await tx.select().from(oldPostImports).where(eq(oldPostImports.id, id)).limit(1).for('update');
    return row;
  },

  async postsOf(tx: Tx, id: string): Promise<number[]> {
    const rows = await tx.select({ id: oldPostRows.postId }).from(oldPostRows).where(eq(oldPostRows.importId, id));
    return rows.map((row) => row.id);
  },

  async end(tx: Tx, id: string, values: Partial<OldPostImport>): Promise<OldPostImport> {
    await tx.delete(oldPostRows).where(eq(oldPostRows.importId, id));
    const [row] = await tx.update(oldPostImports).set(values).where(eq(oldPostImports.id, id)).returning();
    if (!row) throw new Error('the import just locked is not there');
    return row;
  },

  /** What can be taken out no more is not remembered. */
  async forgetRows(db: Db, before: Date): Promise<void> {
    const over = db.select({ id: oldPostImports.id }).from(oldPostImports).where(lte(oldPostImports.at, before));
    await db.delete(oldPostRows).where(inArray(oldPostRows.importId, over));
  },

  /** One look by the address itself. */
  async postAt(db: Db, address: string): Promise<number | undefined> {
    const [row] = await db
      .select({ postId: oldAddresses.postId })
      .from(oldAddresses)
      .where(eq(oldAddresses.address, address))
      .limit(1);
    return row?.postId;
  },

  async addressesAmong(tx: Tx, postIds: readonly number[]): Promise<number> {
    let found = 0;
    for (const some of slices(postIds)) {
      const [row] = await tx
        .select({ n: count() })
        .from(oldAddresses)
        .where(inArray(oldAddresses.postId, [...some]));
      found += row?.n ?? 0;
    }
    return found;
  },
};
