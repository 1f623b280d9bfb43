import { and, desc, eq, gt, isNull, lt, ne, notInArray, sql } from '../../platform/drizzle.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import { accounts } from './accounts.table.ts';
import { sessions } from './sessions.table.ts';

// The database's clock is the only one: nodes may disagree about the time, sessions may not.
const idle = sql`interval '30 minutes'`;
const longest = sql`interval '12 hours'`;
const grace = sql`interval '10 seconds'`;

export type EndReason =
  | 'signed-out'
  | 'replaced'
  | 'too-many'
  | 'replayed'
  | 'password-changed'
  | 'factor-changed'
  | 'standing-changed';

export interface NewSession {
  id: string;
  accountId: number;
  bindingHash: Buffer;
  userAgent: string;
  clientAddress: string;
}

const lives = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastUsedAt, sql`now() - ${idle}`),
);
const stands = and(lives, eq(accounts.state, 'active'));

// Written out, because Drizzle leaves the table's name away in front of a column, and these compare two of them.
const hasFactor = sql<boolean>`(exists (select from passkeys where passkeys.account_id = accounts.id)
  or exists (select from authenticator_apps apps where apps.account_id = accounts.id and apps.confirmed_at is not null))`;
const factor = {
  hasFactor,
  isFactorShown: sql<boolean>`(sessions.factor_at is not null)`,
  isFactorFresh: sql<boolean>`coalesce(sessions.factor_at > now() - interval '5 minutes', false)`,
};

const seconds = (moment: unknown) => sql<number>`extract(epoch from ${moment})::float8`.mapWith(Number);

/** What a token is made of: the session, the account as it is now, and the time by the database. */
const material = {
  sid: sessions.id,
  generation: sessions.generation,
  expiresAt: seconds(sessions.expiresAt),
  now: seconds(sql`now()`),
  sub: accounts.id,
  username: accounts.username,
  email: accounts.email,
  nickName: accounts.nickName,
  roles: accounts.roles,
  ...factor,
};

const ended = (reason: EndReason) => ({ revokedAt: sql`now()`, revokedReason: reason });

export function createSessionsRepository(database: Database) {
  const token = { sid: sql.placeholder('sid'), generation: sql.placeholder('generation') };
  const theSession = and(
    eq(sessions.id, token.sid),
    eq(sessions.bindingHash, sql.placeholder('bindingHash')),
    eq(accounts.id, sessions.accountId),
    stands,
  );

  const rotate = database.write
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: sql`now()`, lastUsedAt: sql`now()` })
    .from(accounts)
    .where(and(theSession, eq(sessions.generation, token.generation)))
    .returning(material)
    .prepare('session_rotate');

  const successor = database.write
    .select(material)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        theSession,
        eq(sessions.generation, sql`${token.generation}::integer + 1`),
        gt(sessions.rotatedAt, sql`now() - ${grace}`),
      ),
    )
    .prepare('session_successor');

  const standing = database.write
    .select({ username: accounts.username, nickName: accounts.nickName, roles: accounts.roles, ...factor })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, sql.placeholder('sid')), eq(sessions.accountId, sql.placeholder('sub')), stands))
    .prepare('session_standing');

  async function find(db: Db | Tx, sid: string) {
    const [row] = await db
      .select(material)
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(sessions.id, sid));
    if (!row) throw new Error('the session just made is not there');
    return row;
  }

  return {
    /** Raises the generation if the token's is the current one. Of many at once exactly one does. */
    rotate: async (key: { sid: string; generation: number; bindingHash: Buffer }) => (await rotate.execute(key))[0],

    /** The session as its token's direct successor left it, while that is no older than the grace. */
    successor: async (key: { sid: string; generation: number; bindingHash: Buffer }) =>
      (await successor.execute(key))[0],

    standing: async (sid: string, sub: number) => (await standing.execute({ sid, sub }))[0],

    async insert(tx: Tx, session: NewSession) {
      await tx.insert(sessions).values({ ...session, expiresAt: sql`now() + ${longest}` });
      return find(tx, session.id);
    },

    find,

    /** The second factor was shown, now. */
    async markFactor(tx: Tx, sid: string) {
      await tx
        .update(sessions)
        .set({ factorAt: sql`now()` })
        .where(eq(sessions.id, sid));
    },

    async setChallenge(tx: Tx, sid: string, challenge: string) {
      await tx
        .update(sessions)
        .set({ challenge, challengeUntil: sql`now() + interval '5 minutes'` })
        .where(eq(sessions.id, sid));
    },

    /** Gives it once. */
    async takeChallenge(tx: Tx, sid: string): Promise<string | null> {
      const isOpen = and(eq(sessions.id, sid), gt(sessions.challengeUntil, sql`now()`));
      const [row] = await tx.select({ challenge: sessions.challenge }).from(sessions).where(isOpen).for('update');
      await tx.update(sessions).set({ challenge: null, challengeUntil: null }).where(eq(sessions.id, sid));
      return row?.challenge ?? null;
    },

    /** Gives whose it was; nothing where it had ended before. */
    async end(tx: Tx, sid: string, reason: EndReason): Promise<number | undefined> {
      const [row] = await tx
        .update(sessions)
        .set(ended(reason))
        .where(and(eq(sessions.id, sid), isNull(sessions.revokedAt)))
        .returning({ accountId: sessions.accountId });
      return row?.accountId;
    },

    /** Ends a living session of which a token came back that is neither the current one nor its predecessor in grace. Gives whose. */
    async endReplayed(tx: Tx, sid: string, generation: number): Promise<number | undefined> {
      const [replayed] = await tx
        .update(sessions)
        .set(ended('replayed'))
        .where(and(eq(sessions.id, sid), lives, ne(sessions.generation, generation)))
        .returning({ accountId: sessions.accountId });
      return replayed?.accountId;
    },

    /** The living ones of an account, the last used first. */
    living: (db: Db, accountId: number) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), lives))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
        .limit(20),

    /** False where the account has no such session. */
    async endOwn(tx: Tx, accountId: number, sid: string): Promise<boolean> {
      const found = await tx
        .update(sessions)
        .set(ended('signed-out'))
        .where(and(eq(sessions.id, sid), eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return found.length > 0;
    },

    /** All of an account, or all but one. */
    async endAll(tx: Tx, accountId: number, reason: EndReason, except?: string) {
      await tx
        .update(sessions)
        .set(ended(reason))
        .where(
          and(
            eq(sessions.accountId, accountId),
            isNull(sessions.revokedAt),
            except === undefined ? undefined : ne(sessions.id, except),
          ),
        );
    },

    async endOldest(tx: Tx, accountId: number, most: number) {
      const live = and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      );
      const kept = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(live)
        .orderBy(desc(sessions.createdAt))
        .limit(most);
      await tx
        .update(sessions)
        .set(ended('too-many'))
        .where(and(live, notInArray(sessions.id, kept)));
    },

    async forgetOld(db: Db) {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`));
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
export type SessionMaterial = Awaited<ReturnType<SessionsRepository['insert']>>;
