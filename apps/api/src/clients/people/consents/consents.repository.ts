import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database.ts';
import { consents } from '../people.table.ts';

export type ConsentRow = typeof consents.$inferSelect;

const { id, personId, givenAt, withdrawnAt } = consents;

export const consentsRepository = {
  /** The newest first. */
  list: (db: Db | Tx, person: string, most: number) =>
    db.select().from(consents).where(eq(personId, person)).orderBy(desc(givenAt), desc(id)).limit(most),

  async find(tx: Tx, person: string, of: string): Promise<ConsentRow | undefined> {
    const [row] = await tx
      .select()
      .from(consents)
      .where(and(eq(personId, person), eq(id, of)))
      .limit(1);
    return row;
  },

  insert: (tx: Tx, rows: (typeof consents.$inferInsert)[]) => tx.insert(consents).values(rows).returning(),

  /** Nothing comes back where it was taken back before, or is not there. */
  async withdraw(
    tx: Tx,
    person: string,
    of: string,
    values: Pick<ConsentRow, 'withdrawnAt' | 'withdrawnWay' | 'withdrawnBy'>,
  ): Promise<ConsentRow | undefined> {
    const [row] = await tx
      .update(consents)
      .set(values)
      .where(and(eq(personId, person), eq(id, of), isNull(withdrawnAt)))
      .returning();
    return row;
  },
};
