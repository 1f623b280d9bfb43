import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { faqs } from './faq.table.ts';

type FaqRow = typeof faqs.$inferSelect;
export type FaqShown = Pick<FaqRow, 'id' | 'title' | 'des' | 'version'>;
type Words = Pick<FaqRow, 'title' | 'des'>;

const shown = { id: faqs.id, title: faqs.title, des: faqs.des, version: faqs.version };

export function createFaqRepository(read: Db) {
  const listed = read.select(shown).from(faqs).orderBy(asc(faqs.id)).limit(sql.placeholder('most')).prepare('faq_list');

  return {
    list: (most: number) => listed.execute({ most }),

    all: (tx: Tx, most: number) => tx.select(shown).from(faqs).orderBy(asc(faqs.id)).limit(most),

    async find(db: Db | Tx, id: number) {
      const [row] = await db.select(shown).from(faqs).where(eq(faqs.id, id)).limit(1);
      return row;
    },

    async isEmpty(tx: Tx) {
      return (await tx.select({ id: faqs.id }).from(faqs).limit(1)).length === 0;
    },

    /** Inserts unless the list is full. */
    async insert(tx: Tx, words: Words, authorId: number | null, most: number) {
      // Two inserts at once must not both see the last free place.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'))`);
      const count = await tx.$count(tx.select({ id: faqs.id }).from(faqs).limit(most).as('full'));
      if (count >= most) return undefined;
      const [row] = await tx
        .insert(faqs)
        .values({ ...words, authorId })
        .returning(shown);
      return row;
    },

    /** Changes the row if it still has the version that was seen; without one, whatever it has. */
    async update(tx: Tx, id: number, words: Words, seen: number | undefined, changedBy: number) {
      const authorId = sql`coalesce(${faqs.authorId}, ${changedBy})`;
      const [row] = await tx
        .update(faqs)
        .set({ ...words, authorId, version: sql`${faqs.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(faqs.id, id), seen === undefined ? undefined : eq(faqs.version, seen)))
        .returning(shown);
      return row;
    },

    async remove(tx: Tx, id: number, seen: number | undefined) {
      const [row] = await tx
        .delete(faqs)
        .where(and(eq(faqs.id, id), seen === undefined ? undefined : eq(faqs.version, seen)))
        .returning({ id: faqs.id });
      return row;
    },
  };
}

export type FaqRepository = ReturnType<typeof createFaqRepository>;
