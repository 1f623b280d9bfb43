import { and, asc, desc, eq, gt, isNull, lt, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { faqs } from './faq.table.ts';

export type FaqRow = typeof faqs.$inferSelect;

const { id, title, des, version, position } = faqs;
const there = isNull(faqs.removedAt);
const inOrder = [asc(position), asc(id)];

export function createFaqRepository(read: Db) {
  const listed = read
    .select({ id, title, des, version })
    .from(faqs)
    .where(there)
    .orderBy(...inOrder)
    .limit(sql.placeholder('most'))
    .prepare('faq_list');

  return {
    list: (most: number) => listed.execute({ most }),

    all: (tx: Tx, most: number): Promise<FaqRow[]> =>
      tx
        .select()
        .from(faqs)
        .where(there)
        .orderBy(...inOrder)
        .limit(most),

    /** Changes places with the next one above or below it. False where there is none. */
    async move(tx: Tx, moved: FaqRow, to: 'up' | 'down'): Promise<boolean> {
      const [beyond, nearest] = to === 'up' ? [lt, desc] : [gt, asc];
      const [next] = await tx
        .select({ id, position })
        .from(faqs)
        .where(and(there, beyond(position, moved.position)))
        .orderBy(nearest(position))
        .limit(1);
      if (!next) return false;
      await tx.update(faqs).set({ position: next.position }).where(eq(id, moved.id));
      await tx.update(faqs).set({ position: moved.position }).where(eq(id, next.id));
      return true;
    },
  };
}
