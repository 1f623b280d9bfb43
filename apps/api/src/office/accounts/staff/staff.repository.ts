import { and, asc, eq, getTableColumns, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { Account } from '../accounts.repository.ts';
import { accounts } from '../accounts.table.ts';

// Written out, because Drizzle leaves the table's name away in front of a column, and these compare two of them.
const isEmailTaken = sql<boolean>`exists (select from accounts others
  where lower(others.email) = lower(accounts.email) and others.state <> 'pending' and others.id <> accounts.id)`;
const lastUsedAt = sql<Date | null>`(select max(last_used_at) from sessions where account_id = accounts.id)`.mapWith(
  accounts.createdAt,
);
const person = { ...getTableColumns(accounts), isEmailTaken, lastUsedAt };

export type PersonRow = Account & { isEmailTaken: boolean; lastUsedAt: Date | null };

// Whoever has proved an e-mail stands before those who may be made up.
const isUnproved = sql`${accounts.state} = 'pending' and ${accounts.emailProvenAt} is null`;
const isOwner = and(eq(accounts.state, 'active'), sql`'owner' = any(${accounts.roles})`);

export const staffRepository = {
  /** Those who wait, those who work, those who left. */
  async list(db: Db | Tx, most: Record<Account['state'], number>): Promise<PersonRow[]> {
    const people: PersonRow[] = [];
    for (const state of ['pending', 'active', 'disabled'] as const) {
      const found = await db
        .select(person)
        .from(accounts)
        .where(eq(accounts.state, state))
        .orderBy(isUnproved, asc(accounts.nickName), asc(accounts.id))
        .limit(most[state]);
      people.push(...found);
    }
    return people;
  },

  async find(db: Db | Tx, id: number): Promise<PersonRow | undefined> {
    const [row] = await db.select(person).from(accounts).where(eq(accounts.id, id)).limit(1);
    return row;
  },

  /** In one order, so that two owners who change each other wait and see what the first one did. */
  async lockOwners(tx: Tx): Promise<number[]> {
    const rows = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(isOwner)
      .orderBy(asc(accounts.id))
      .for('no key update');
    return rows.map(({ id }) => id);
  },

  /** Forgets somebody who was never let in. */
  async forgetPending(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.execute<{ done: boolean }>(sql`select forget_pending_account(${id}) as done`);
    return rows[0]?.done === true;
  },

  /** Where proofs are asked for by mail, those who gave none are forgotten soon: most are made up. */
  async forgetUnanswered(db: Db, asksForProof: boolean): Promise<void> {
    await db.execute(
      sql`select forget_pending_account(${accounts.id}) from ${accounts}
          where ${accounts.state} = 'pending' and (
            ${accounts.createdAt} < now() - interval '60 days'
            or ${asksForProof} and ${accounts.emailProvenAt} is null and ${accounts.createdAt} < now() - interval '48 hours'
          )`,
    );
  },
};
