import { and, eq, gt, lte, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { applicationDrafts } from '../applications.table.ts';

export { sealedDrafts } from '../applications.table.ts';
export type DraftRow = typeof applicationDrafts.$inferSelect;

/** `since`: a draft that was not changed after this moment is gone, whether it lies there still or not. */
const isOpen = (tokenHash: Buffer, since: Date) =>
  and(eq(applicationDrafts.tokenHash, tokenHash), gt(applicationDrafts.changedAt, since));

export const draftsRepository = {
  async insert(tx: Tx, row: typeof applicationDrafts.$inferInsert): Promise<void> {
    await tx.insert(applicationDrafts).values(row);
  },

  async find(db: Db | Tx, tokenHash: Buffer, since: Date): Promise<DraftRow | undefined> {
    const [row] = await db.select().from(applicationDrafts).where(isOpen(tokenHash, since)).limit(1);
    return row;
  },

  /** Nobody else answers or sends it before the transaction ends. */
  async lock(tx: Tx, tokenHash: Buffer, since: Date): Promise<DraftRow | undefined> {
    // Who pressed twice waits for the first press, however slow it is, and is not told to come back.
    await tx.execute(sql`set local lock_timeout = '4s'`);
    const [row] = await tx.select().from(applicationDrafts).where(isOpen(tokenHash, since)).limit(1).for('update');
    return row;
  },

  async save(
    tx: Tx,
    id: string,
    values: Pick<DraftRow, 'answers' | 'answered' | 'changedAt'> | Pick<DraftRow, 'answers' | 'applicationId'>,
  ): Promise<void> {
    await tx.update(applicationDrafts).set(values).where(eq(applicationDrafts.id, id));
  },

  async remove(tx: Tx, tokenHash: Buffer): Promise<void> {
    await tx.delete(applicationDrafts).where(eq(applicationDrafts.tokenHash, tokenHash));
  },

  async forgetOld(db: Db, since: Date): Promise<void> {
    await db.delete(applicationDrafts).where(lte(applicationDrafts.changedAt, since));
  },
};
