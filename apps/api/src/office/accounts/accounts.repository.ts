import { and, arrayOverlaps, eq, inArray, ne, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { accounts } from './accounts.table.ts';

export type Account = typeof accounts.$inferSelect;
type NewAccount = Pick<Account, 'username' | 'email' | 'nickName' | 'passwordHash'> &
  Partial<Pick<Account, 'state' | 'roles' | 'emailProvenAt'>>;

/** Several may ask for an account with one e-mail. */
const manyByEmail = 2_000;

const touched = { updatedAt: sql`now()` };

export const accountsRepository = {
  async findById(db: Db | Tx, id: number): Promise<Account | undefined> {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).limit(1);
    return row;
  },

  async findByUsername(db: Db | Tx, username: string): Promise<Account | undefined> {
    const [row] = await db.select().from(accounts).where(eq(accounts.username, username)).limit(1);
    return row;
  },

  /** Who was let in, before those who only asked with the same e-mail. */
  async findByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
    const [row] = await db
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, sql`lower(${email})`))
      .orderBy(sql`${accounts.state} = 'pending'`, accounts.id)
      .limit(1);
    return row;
  },

  /** Everybody with one of these e-mails, in small letters: who was let in before those who only asked. */
  byEmails: (db: Db | Tx, emails: readonly string[]): Promise<Pick<Account, 'id' | 'email' | 'nickName' | 'state'>[]> =>
    db
      .select({ id: accounts.id, email: accounts.email, nickName: accounts.nickName, state: accounts.state })
      .from(accounts)
      .where(inArray(sql`lower(${accounts.email})`, [...emails]))
      .orderBy(sql`${accounts.state} = 'pending'`, accounts.id)
      .limit(manyByEmail),

  /** By what was typed at sign-in, in small letters. */
  findByLogin: (db: Db | Tx, login: string): Promise<Account | undefined> =>
    login.includes('@') ? accountsRepository.findByEmail(db, login) : accountsRepository.findByUsername(db, login),

  async nickNames(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const shown = { id: accounts.id, nickName: accounts.nickName };
    const rows = await db
      .select(shown)
      .from(accounts)
      .where(inArray(accounts.id, [...ids]))
      .limit(ids.length);
    return new Map(rows.map((row) => [row.id, row.nickName]));
  },

  /** Those at work who have one of these roles, by name. */
  async withRoles(db: Db | Tx, roles: readonly string[], most: number): Promise<Pick<Account, 'id' | 'nickName'>[]> {
    return db
      .select({ id: accounts.id, nickName: accounts.nickName })
      .from(accounts)
      .where(and(eq(accounts.state, 'active'), arrayOverlaps(accounts.roles, [...roles] as Account['roles'])))
      .orderBy(accounts.nickName, accounts.id)
      .limit(most);
  },

  /** Where those are reached who answer for the site. */
  owners: (db: Db | Tx, most: number): Promise<Pick<Account, 'id' | 'email'>[]> =>
    db
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(and(eq(accounts.state, 'active'), arrayOverlaps(accounts.roles, ['owner'])))
      .limit(most),

  /** Whoever was ever let in. */
  async staff(db: Db | Tx, most: number): Promise<Pick<Account, 'id' | 'nickName'>[]> {
    const shown = { id: accounts.id, nickName: accounts.nickName };
    return db.select(shown).from(accounts).where(ne(accounts.state, 'pending')).orderBy(accounts.nickName).limit(most);
  },

  /** Those who signed up and wait to be let in, counted up to `most`. */
  countPending: (db: Db, most: number) =>
    db.$count(
      db.select({ id: accounts.id }).from(accounts).where(eq(accounts.state, 'pending')).limit(most).as('pending'),
    ),

  /** Nothing comes back where the username is taken, or the e-mail by somebody who was let in. */
  async insert(db: Db | Tx, account: NewAccount): Promise<Account | undefined> {
    const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning();
    return row;
  },

  /** Holds the row until the transaction ends; rows that point to it can still be added. */
  async lock(tx: Tx, id: number): Promise<Account | undefined> {
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
    return row;
  },

  async updateProfile(
    db: Db | Tx,
    id: number,
    profile: Pick<Account, 'nickName' | 'email'>,
    seen: number | undefined,
  ): Promise<Account | undefined> {
    const [row] = await db
      .update(accounts)
      .set({
        ...profile,
        ...touched,
        version: sql`${accounts.version} + 1`,
        emailProvenAt: sql`case when ${accounts.email} = ${profile.email} then ${accounts.emailProvenAt} end`,
      })
      .where(and(eq(accounts.id, id), seen === undefined ? undefined : eq(accounts.version, seen)))
      .returning();
    return row;
  },

  /** Only if the password is still the one that was checked. */
  async replacePassword(tx: Tx, id: number, checkedHash: string, passwordHash: string): Promise<boolean> {
    const changed = await tx
      .update(accounts)
      .set({ passwordHash, ...touched })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, checkedHash)))
      .returning({ id: accounts.id });
    return changed.length > 0;
  },

  async setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
    await tx
      .update(accounts)
      .set({ passwordHash, ...touched })
      .where(eq(accounts.id, id));
  },

  async setEmailProven(tx: Tx, id: number): Promise<void> {
    await tx
      .update(accounts)
      .set({ emailProvenAt: sql`now()`, ...touched })
      .where(eq(accounts.id, id));
  },

  async setLocked(tx: Tx, id: number, isLocked: boolean): Promise<void> {
    await tx
      .update(accounts)
      .set({ lockedAt: isLocked ? sql`now()` : null })
      .where(eq(accounts.id, id));
  },

  /** Wrong passwords counted so far are forgotten, on every device. */
  async forgetWrongPasswords(tx: Tx, id: number): Promise<void> {
    await tx
      .update(accounts)
      .set({ lockEpoch: sql`${accounts.lockEpoch} + 1` })
      .where(eq(accounts.id, id));
  },

  async resetLock(tx: Tx, id: number): Promise<void> {
    await tx
      .update(accounts)
      .set({ lockedAt: null, lockEpoch: sql`${accounts.lockEpoch} + 1` })
      .where(eq(accounts.id, id));
  },

  async setStanding(tx: Tx, id: number, standing: Pick<Account, 'state' | 'roles'>): Promise<void> {
    await tx
      .update(accounts)
      .set({ ...standing, ...touched, version: sql`${accounts.version} + 1` })
      .where(eq(accounts.id, id));
  },
};
