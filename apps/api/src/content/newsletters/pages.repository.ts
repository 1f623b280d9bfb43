import { and, asc, count, eq, inArray, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { newsletterPages } from './newsletters.table.ts';

export type PageRow = typeof newsletterPages.$inferSelect;

const { newsletterId, page, version } = newsletterPages;

export const pagesRepository = {
  all: (db: Db | Tx, of: number) => db.select().from(newsletterPages).where(eq(newsletterId, of)).orderBy(asc(page)),

  async find(db: Db | Tx, of: number, number: number): Promise<PageRow | undefined> {
    const [row] = await db
      .select()
      .from(newsletterPages)
      .where(and(eq(newsletterId, of), eq(page, number)))
      .limit(1);
    return row;
  },

  /** The first pages of these issues: their covers. */
  covers: (db: Db | Tx, ids: readonly number[]) =>
    db
      .select({ newsletterId, mediaId: newsletterPages.mediaId })
      .from(newsletterPages)
      .where(and(inArray(newsletterId, [...ids]), eq(page, 1))),

  async drawn(db: Db | Tx, of: number): Promise<number> {
    const [found] = await db.select({ drawn: count() }).from(newsletterPages).where(eq(newsletterId, of));
    return found?.drawn ?? 0;
  },

  /** False where the page was there already. */
  async insert(tx: Tx, row: Omit<PageRow, 'version'>): Promise<boolean> {
    return (await tx.insert(newsletterPages).values(row).onConflictDoNothing().returning({ page })).length > 0;
  },

  async setText(tx: Tx, of: number, number: number, text: string, seen?: number): Promise<PageRow | undefined> {
    const [row] = await tx
      .update(newsletterPages)
      .set({ text, version: sql`${version} + 1` })
      .where(and(eq(newsletterId, of), eq(page, number), seen === undefined ? undefined : eq(version, seen)))
      .returning();
    return row;
  },

  async removeAll(tx: Tx, of: number): Promise<void> {
    await tx.delete(newsletterPages).where(eq(newsletterId, of));
  },
};
