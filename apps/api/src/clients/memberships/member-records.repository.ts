import { eq, lte, sql, type SQL } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { isAmong } from '../../platform/is-among.ts';
import { members } from './memberships.table.ts';

export type MemberRow = typeof members.$inferSelect;

export const memberRecordsRepository = {
  of: (tx: Tx, personId: string) => tx.select().from(members).where(eq(members.personId, personId)).limit(1),

  async erase(tx: Tx, personId: string): Promise<number> {
    return (await tx.delete(members).where(eq(members.personId, personId))).rowCount ?? 0;
  },

  isMember: (personId: SQL): SQL => sql`exists (select from ${members} where ${members.personId} = ${personId})`,

  count: async (db: Db | Tx, day: string) => ({
    due: await db.$count(members, lte(members.endedOn, day)),
    total: await db.$count(members),
  }),

  async remove(tx: Tx, day: string, most: number): Promise<number> {
    const old = tx.select({ id: members.personId }).from(members).where(lte(members.endedOn, day)).limit(most);
    return (await tx.delete(members).where(isAmong(members.personId, old))).rowCount ?? 0;
  },
};
