import { and, asc, eq, gt, inArray, lt, lte, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { invitations } from './invitations.table.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type NewInvitation = Pick<InvitationRow, 'email' | 'roles' | 'tokenHash' | 'invitedBy'>;

// Written out, because Drizzle leaves the table's name away in front of a column, and these compare two of them.
const isByOwner = sql`exists (select from accounts
  where accounts.id = invitations.invited_by and accounts.state = 'active' and 'owner' = any(accounts.roles))`;
const isOpen = and(gt(invitations.expiresAt, sql`now()`), isByOwner);
const week = sql`now() + interval '7 days'`;

export const invitationsRepository = {
  list: (db: Db | Tx, most: number): Promise<InvitationRow[]> =>
    db.select().from(invitations).where(isOpen).orderBy(asc(invitations.expiresAt), asc(invitations.id)).limit(most),

  countOpen: (tx: Tx): Promise<number> => tx.$count(invitations, isOpen),

  /** Whoever is invited again gets a new link; the old one opens nothing any more. Nothing where two do it at once. */
  async put(tx: Tx, invitation: NewInvitation): Promise<InvitationRow | undefined> {
    await tx.delete(invitations).where(eq(sql`lower(${invitations.email})`, sql`lower(${invitation.email})`));
    const [row] = await tx
      .insert(invitations)
      .values({ ...invitation, expiresAt: week })
      .onConflictDoNothing()
      .returning();
    return row;
  },

  /** Many at once. Whoever was invited meanwhile by somebody else is not among what it gives. */
  async putAll(tx: Tx, all: readonly NewInvitation[]): Promise<InvitationRow[]> {
    const emails = all.map(({ email }) => email.toLowerCase());
    await tx
      .delete(invitations)
      .where(and(inArray(sql`lower(${invitations.email})`, emails), lte(invitations.expiresAt, sql`now()`)));
    const rows = all.map((each) => ({ ...each, expiresAt: week }));
    return tx.insert(invitations).values(rows).onConflictDoNothing().returning();
  },

  /** Those of these e-mails, in small letters, who are invited already. */
  async openTo(tx: Tx, emails: readonly string[]): Promise<string[]> {
    const rows = await tx
      .select({ email: invitations.email })
      .from(invitations)
      .where(and(inArray(sql`lower(${invitations.email})`, [...emails]), gt(invitations.expiresAt, sql`now()`)))
      .limit(emails.length);
    return rows.map(({ email }) => email.toLowerCase());
  },

  async withdrawEach(tx: Tx, ids: readonly number[]): Promise<number[]> {
    const gone = await tx
      .delete(invitations)
      .where(inArray(invitations.id, [...ids]))
      .returning({ id: invitations.id });
    return gone.map(({ id }) => id);
  },

  async find(db: Db | Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
    const [row] = await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.tokenHash, tokenHash), isOpen))
      .limit(1);
    return row;
  },

  /** Uses it up. Of many at once exactly one gets it. */
  async take(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
    const [row] = await tx
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, tokenHash), isOpen))
      .returning();
    return row;
  },

  async withdraw(tx: Tx, id: number): Promise<boolean> {
    return (await tx.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id })).length > 0;
  },

  /** Everything one person has offered. Gives which. */
  async withdrawAllBy(tx: Tx, accountId: number): Promise<number[]> {
    const gone = await tx
      .delete(invitations)
      .where(eq(invitations.invitedBy, accountId))
      .returning({ id: invitations.id });
    return gone.map(({ id }) => id);
  },

  /** Everything that was offered to one e-mail. Gives which. */
  async withdrawAllTo(tx: Tx, email: string): Promise<number[]> {
    const gone = await tx
      .delete(invitations)
      .where(eq(sql`lower(${invitations.email})`, sql`lower(${email})`))
      .returning({ id: invitations.id });
    return gone.map(({ id }) => id);
  },

  async forgetExpired(db: Db): Promise<void> {
    await db.delete(invitations).where(lt(invitations.expiresAt, sql`now()`));
  },
};
