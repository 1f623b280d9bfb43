import { and, eq, gt, lt, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { accountLinks } from './account-links.table.ts';

type LinkRow = typeof accountLinks.$inferSelect;
export type Purpose = LinkRow['purpose'];

const isOpen = (purpose: Purpose, tokenHash: Buffer) =>
  and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`));

export const accountLinksRepository = {
  /** Gives when it ends, by the database's clock. */
  async insert(tx: Tx, link: Omit<LinkRow, 'expiresAt'>, minutes: number): Promise<Date> {
    const [row] = await tx
      .insert(accountLinks)
      .values({ ...link, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
      .returning({ expiresAt: accountLinks.expiresAt });
    if (!row) throw new Error('the link just made is not there');
    return row.expiresAt;
  },

  /** Uses a link up. Of many at once exactly one gets it. */
  async take(tx: Tx, purpose: Purpose, tokenHash: Buffer): Promise<LinkRow | undefined> {
    const [row] = await tx.delete(accountLinks).where(isOpen(purpose, tokenHash)).returning();
    return row;
  },

  async find(db: Db | Tx, purpose: Purpose, tokenHash: Buffer): Promise<LinkRow | undefined> {
    const [row] = await db.select().from(accountLinks).where(isOpen(purpose, tokenHash)).limit(1);
    return row;
  },

  /** Whether there is one that can still be used so many minutes from now. */
  async hasOpen(db: Db, accountId: number, purpose: Purpose, minutes: number): Promise<boolean> {
    const [row] = await db
      .select({ purpose: accountLinks.purpose })
      .from(accountLinks)
      .where(
        and(
          eq(accountLinks.accountId, accountId),
          eq(accountLinks.purpose, purpose),
          gt(accountLinks.expiresAt, sql`now() + make_interval(mins => ${minutes})`),
        ),
      )
      .limit(1);
    return row !== undefined;
  },

  /** All of one purpose, or all there are. */
  async dropAll(tx: Tx, accountId: number, purpose?: Purpose): Promise<void> {
    const ofPurpose = purpose && eq(accountLinks.purpose, purpose);
    await tx.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), ofPurpose));
  },

  async forgetExpired(db: Db): Promise<void> {
    await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`));
  },
};
