import { asc, eq, lte, sql, type SQL } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isAmong } from '../../platform/is-among.ts';
import { formatRequests } from './format-requests.table.ts';

export const formatRecordsRepository = {
  of: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(formatRequests)
      .where(eq(formatRequests.personId, personId))
      .orderBy(asc(formatRequests.receivedAt), asc(formatRequests.id))
      .limit(500),

  async erase(tx: Tx, personId: string): Promise<number> {
    return (await tx.delete(formatRequests).where(eq(formatRequests.personId, personId))).rowCount ?? 0;
  },

  hasAsked: (personId: SQL): SQL =>
    sql`exists (select from ${formatRequests} where ${formatRequests.personId} = ${personId})`,

  count: async (db: Db | Tx, before: Date) => ({
    due: await db.$count(formatRequests, lte(formatRequests.endedAt, before)),
    total: await db.$count(formatRequests),
  }),

  async remove(tx: Tx, before: Date, most: number): Promise<number> {
    const old = tx
      .select({ id: formatRequests.id })
      .from(formatRequests)
      .where(lte(formatRequests.endedAt, before))
      .limit(most);
    return (await tx.delete(formatRequests).where(isAmong(formatRequests.id, old))).rowCount ?? 0;
  },
};
