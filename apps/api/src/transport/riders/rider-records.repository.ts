import { eq, lte, sql, type SQL } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isAmong } from '../../platform/is-among.ts';
import { riders } from './riders.table.ts';

export { sealedRiders } from './riders.table.ts';
export type RiderRow = typeof riders.$inferSelect;

export const riderRecordsRepository = {
  of: (tx: Tx, personId: string) => tx.select().from(riders).where(eq(riders.personId, personId)).limit(1),

  async erase(tx: Tx, personId: string): Promise<number> {
    return (await tx.delete(riders).where(eq(riders.personId, personId))).rowCount ?? 0;
  },

  isRider: (personId: SQL): SQL => sql`exists (select from ${riders} where ${riders.personId} = ${personId})`,

  count: async (db: Db | Tx, day: string) => ({
    due: await db.$count(riders, lte(riders.endedOn, day)),
    total: await db.$count(riders),
  }),

  async remove(tx: Tx, day: string, most: number): Promise<number> {
    const old = tx.select({ id: riders.personId }).from(riders).where(lte(riders.endedOn, day)).limit(most);
    return (await tx.delete(riders).where(isAmong(riders.personId, old))).rowCount ?? 0;
  },
};
