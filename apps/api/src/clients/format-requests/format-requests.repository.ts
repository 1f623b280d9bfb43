import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { formatRequests } from './format-requests.table.ts';

export { sealedFormatRequests } from './format-requests.table.ts';
export type FormatRequestRow = typeof formatRequests.$inferSelect;
type End = Pick<FormatRequestRow, 'ending' | 'endWords' | 'endedAt' | 'endedBy'>;

const { id, personId, dueOn, endedAt, version } = formatRequests;
const isWaiting = isNull(endedAt);

export const formatRequestsRepository = {
  /** What is due first, first. */
  waiting: (tx: Tx, most: number) =>
    tx.select().from(formatRequests).where(isWaiting).orderBy(asc(dueOn), asc(id)).limit(most),

  dueBy: (tx: Tx, day: string, most: number) =>
    tx
      .select()
      .from(formatRequests)
      .where(and(isWaiting, lte(dueOn, day)))
      .orderBy(asc(dueOn), asc(id))
      .limit(most),

  /** The newest first. */
  ended: (tx: Tx, most: number) =>
    tx.select().from(formatRequests).where(isNotNull(endedAt)).orderBy(desc(endedAt), desc(id)).limit(most),

  waitingOf: (tx: Tx, person: string, most: number) =>
    tx
      .select()
      .from(formatRequests)
      .where(and(eq(personId, person), isWaiting))
      .limit(most),

  async find(tx: Tx, of: string): Promise<FormatRequestRow | undefined> {
    const [row] = await tx.select().from(formatRequests).where(eq(id, of)).limit(1);
    return row;
  },

  async insert(tx: Tx, values: typeof formatRequests.$inferInsert): Promise<FormatRequestRow> {
    const [row] = await tx.insert(formatRequests).values(values).returning();
    if (!row) throw new Error('a request that was inserted did not come back');
    return row;
  },

  /** Nothing comes back where it stands otherwise than it was seen. */
  async change(tx: Tx, of: string, seen: number, values: End): Promise<FormatRequestRow | undefined> {
    const [row] = await tx
      .update(formatRequests)
      .set({ ...values, version: sql`${version} + 1` })
      .where(and(eq(id, of), eq(version, seen)))
      .returning();
    return row;
  },

  /** Those due by that day, no further than `most`. */
  countDue: (db: Db, by: string, most: number) =>
    db.$count(
      db
        .select({ id })
        .from(formatRequests)
        .where(and(isWaiting, lte(dueOn, by)))
        .limit(most)
        .as('due'),
    ),
};
