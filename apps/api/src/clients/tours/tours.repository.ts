import type { TourStep } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import { and, asc, eq, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { tours } from './tours.table.ts';

export type TourRow = typeof tours.$inferSelect;
type Marks = Record<'said' | 'skipped', TourStep[]>;

const { accountId, personId, startedAt, endedAt } = tours;

const one = (rows: TourRow[]): TourRow => {
  const [row] = rows;
  if (!row) throw new Error('a tour that was written did not come back');
  return row;
};

export const toursRepository = {
  /** Whoever presses twice begins once. */
  async lockAccount(tx: Tx, account: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tour ${account}`}, 0))`);
  },

  /** Nobody else changes it until the end of the transaction: one account may stand at two screens. */
  async lock(tx: Tx, account: number): Promise<TourRow | undefined> {
    const [row] = await tx.select().from(tours).where(eq(accountId, account)).for('update').limit(1);
    return row;
  },

  /** Of those who have had one, it begins anew. */
  async begin(tx: Tx, values: typeof tours.$inferInsert): Promise<TourRow> {
    const { accountId: _one, ...fresh } = values;
    return one(await tx.insert(tours).values(values).onConflictDoUpdate({ target: accountId, set: fresh }).returning());
  },

  mark: async (tx: Tx, account: number, marks: Marks): Promise<TourRow> =>
    one(await tx.update(tours).set(marks).where(eq(accountId, account)).returning()),

  /** Whatever was practised on somebody ends with them. */
  async endOf(tx: Tx, person: string, at: Date): Promise<number> {
    const ended = { endedAt: at, personId: null, applicationId: null };
    return (await tx.update(tours).set(ended).where(eq(personId, person))).rowCount ?? 0;
  },

  /** Those that were begun before and go on, the oldest first. */
  async leftBefore(db: Db, before: Date, most: number): Promise<number[]> {
    const rows = await db
      .select({ accountId })
      .from(tours)
      .where(and(isNull(endedAt), lte(startedAt, before)))
      .orderBy(asc(startedAt))
      .limit(most);
    return rows.map((row) => row.accountId);
  },
};
