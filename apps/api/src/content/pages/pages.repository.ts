import { and, eq, sql } from '../../platform/drizzle.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { pages } from './pages.table.ts';

export type PageRow = typeof pages.$inferSelect;

export function createPagesRepository(read: Db) {
  const byKey = read
    .select()
    .from(pages)
    .where(eq(pages.key, sql.placeholder('key')))
    .limit(1)
    .prepare('page_by_key');

  return {
    async get(key: string): Promise<PageRow | undefined> {
      const [row] = await byKey.execute({ key });
      return row;
    },

    async find(tx: Tx, key: string): Promise<PageRow | undefined> {
      const [row] = await tx.select().from(pages).where(eq(pages.key, key)).limit(1);
      return row;
    },

    /** The few dozen that the site's menu names. */
    all: (db: Db | Tx): Promise<PageRow[]> => db.select().from(pages),

    /** Leaves what is there alone. Returns the keys that were missing. */
    async insertMissing(tx: Tx, rows: (PageContent & { key: string })[]): Promise<string[]> {
      const added = await tx.insert(pages).values(rows).onConflictDoNothing().returning({ key: pages.key });
      return added.map((row) => row.key);
    },

    async update(
      tx: Tx,
      key: string,
      content: PageContent,
      seen: number | undefined,
      changedBy: number,
    ): Promise<PageRow | undefined> {
      const authorId = sql`coalesce(${pages.authorId}, ${changedBy})`;
      const [row] = await tx
        .update(pages)
        .set({ ...content, authorId, version: sql`${pages.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(pages.key, key), seen === undefined ? undefined : eq(pages.version, seen)))
        .returning();
      return row;
    },
  };
}

export type PagesRepository = ReturnType<typeof createPagesRepository>;
