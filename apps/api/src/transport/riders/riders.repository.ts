import { and, eq, inArray, isNull, sql } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import { riders } from './riders.table.ts';

export { sealedRiders } from './riders.table.ts';

type NewRider = Pick<typeof riders.$inferInsert, 'personId' | 'ride' | 'firstDay'>;

export const ridersRepository = {
  /** Whoever rode before rides again, as it is arranged now. */
  async put(tx: Tx, { personId, ...ride }: NewRider): Promise<void> {
    const values = { ...ride, endedOn: null };
    await tx
      .insert(riders)
      .values({ personId, ...values })
      .onConflictDoUpdate({ target: riders.personId, set: { ...values, updatedAt: sql`now()` } });
  },

  async change(tx: Tx, personId: string, ride: Pick<NewRider, 'ride'>): Promise<void> {
    await tx
      .update(riders)
      .set({ ...ride, updatedAt: sql`now()` })
      .where(and(eq(riders.personId, personId), isNull(riders.endedOn)));
  },

  async end(tx: Tx, personId: string, endedOn: string): Promise<void> {
    await tx
      .update(riders)
      .set({ endedOn, updatedAt: sql`now()` })
      .where(and(eq(riders.personId, personId), isNull(riders.endedOn)));
  },

  ridesOf: (tx: Tx, personIds: readonly string[]) =>
    tx
      .select({ personId: riders.personId, ride: riders.ride })
      .from(riders)
      .where(and(inArray(riders.personId, [...personIds]), isNull(riders.endedOn)))
      .limit(personIds.length),

  /** Everybody who rides now. */
  all: (tx: Tx, most: number) =>
    tx.select({ personId: riders.personId, ride: riders.ride }).from(riders).where(isNull(riders.endedOn)).limit(most),

  async among(tx: Tx, personIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx
      .select({ personId: riders.personId })
      .from(riders)
      .where(and(inArray(riders.personId, [...personIds]), isNull(riders.endedOn)));
    return new Set(rows.map(({ personId }) => personId));
  },
};
