import { and, count, desc, eq, isNotNull, lt, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { authenticatorApps, passkeys, recoveryCodes } from './factors.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type AppRow = typeof authenticatorApps.$inferSelect;

export const factorsRepository = {
  passkeys: (db: Db | Tx, accountId: number): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.createdAt)).limit(20),

  async addPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
    return (await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;
  },

  async usePasskey(tx: Tx, id: string, counter: number): Promise<void> {
    await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: sql`now()` })
      .where(eq(passkeys.id, id));
  },

  async removePasskey(tx: Tx, accountId: number, id: string): Promise<boolean> {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
      .returning({ id: passkeys.id });
    return removed.length > 0;
  },

  async app(db: Db | Tx, accountId: number): Promise<AppRow | undefined> {
    const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.accountId, accountId)).limit(1);
    return row;
  },

  /** One that was begun and not confirmed is replaced; one that is in use stays. */
  async beginApp(tx: Tx, accountId: number, secret: Buffer): Promise<boolean> {
    const begun = await tx
      .insert(authenticatorApps)
      .values({ accountId, secret })
      .onConflictDoUpdate({
        target: authenticatorApps.accountId,
        set: { secret, lastStep: 0 },
        setWhere: sql`${authenticatorApps.confirmedAt} is null`,
      })
      .returning({ accountId: authenticatorApps.accountId });
    return begun.length > 0;
  },

  /** False where that half minute, or a later one, was used before: of many at once exactly one is true. */
  async useApp(tx: Tx, accountId: number, step: number): Promise<boolean> {
    const used = await tx
      .update(authenticatorApps)
      .set({ lastStep: step, confirmedAt: sql`coalesce(${authenticatorApps.confirmedAt}, now())` })
      .where(and(eq(authenticatorApps.accountId, accountId), lt(authenticatorApps.lastStep, step)))
      .returning({ accountId: authenticatorApps.accountId });
    return used.length > 0;
  },

  async removeApp(tx: Tx, accountId: number): Promise<boolean> {
    const removed = await tx
      .delete(authenticatorApps)
      .where(and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.confirmedAt)))
      .returning({ accountId: authenticatorApps.accountId });
    return removed.length > 0;
  },

  async countCodes(db: Db | Tx, accountId: number): Promise<number> {
    const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    return row?.left ?? 0;
  },

  async replaceCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, accountId })));
  },

  async takeCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
    const taken = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.accountId, accountId)))
      .returning({ codeHash: recoveryCodes.codeHash });
    return taken.length > 0;
  },
};
