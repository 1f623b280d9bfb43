import { and, desc, eq, ne, sql } from '../../../platform/drizzle.ts';
import type { RetentionClass } from '@kidney/contract/clients/people/retention-names.paths.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { retentionRuns } from '../people.table.ts';

export type RetentionRunRow = typeof retentionRuns.$inferSelect;

const isOpen = ne(retentionRuns.state, 'done');

export const retentionRepository = {
  /** What is not done first, then the newest. */
  list: (db: Db, most: number) =>
    db
      .select()
      .from(retentionRuns)
      .orderBy(sql`${retentionRuns.state} = 'done'`, desc(retentionRuns.countedAt), desc(retentionRuns.id))
      .limit(most),

  countWaiting: (db: Db) => db.$count(retentionRuns, eq(retentionRuns.state, 'waiting')),

  async lockOpen(tx: Tx, of: RetentionClass): Promise<RetentionRunRow | undefined> {
    const [row] = await tx
      .select()
      .from(retentionRuns)
      .where(and(eq(retentionRuns.class, of), isOpen))
      .limit(1)
      .for('update');
    return row;
  },

  async lock(tx: Tx, id: string): Promise<RetentionRunRow | undefined> {
    const [row] = await tx.select().from(retentionRuns).where(eq(retentionRuns.id, id)).limit(1).for('update');
    return row;
  },

  async insert(tx: Tx, row: typeof retentionRuns.$inferInsert): Promise<void> {
    await tx.insert(retentionRuns).values(row);
  },

  async change(tx: Tx, id: string, values: Partial<RetentionRunRow>): Promise<void> {
    await tx.update(retentionRuns).set(values).where(eq(retentionRuns.id, id));
  },
};
