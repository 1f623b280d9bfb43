import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql, type SQL } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { applicationsRepository } from '../../applications/index.ts';
import { unfinishedWork } from './unfinished.table.ts';

export { sealedUnfinished } from './unfinished.table.ts';
export type UnfinishedRow = typeof unfinishedWork.$inferSelect;

const { id, accountId, applicationId, kind, savedAt } = unfinishedWork;

/** `since`: what was not changed after this moment is gone, whether it lies there still or not. */
const ofAccount = (account: number, since: Date) => and(eq(accountId, account), gt(savedAt, since));

async function first(db: Db | Tx, which: SQL | undefined): Promise<UnfinishedRow | undefined> {
  const [row] = await db.select().from(unfinishedWork).where(which).limit(1);
  return row;
}

export const unfinishedRepository = {
  calls: (db: Db | Tx, account: number, since: Date, most: number) =>
    db
      .select({ key: id, kind, savedAt })
      .from(unfinishedWork)
      .where(and(ofAccount(account, since), isNotNull(kind)))
      .orderBy(desc(savedAt), asc(id))
      .limit(most),

  countCalls: (db: Db, account: number, since: Date, most: number) =>
    db.$count(
      db
        .select({ id })
        .from(unfinishedWork)
        .where(and(ofAccount(account, since), isNotNull(kind)))
        .limit(most)
        .as('mine'),
    ),

  call: (tx: Tx, key: string, account: number, since: Date) =>
    first(tx, and(eq(id, key), ofAccount(account, since), isNotNull(kind))),

  texts: (tx: Tx, application: string, account: number, since: Date) =>
    first(tx, and(eq(applicationId, application), ofAccount(account, since))),

  /** False where the key is another officer's. */
  async save(tx: Tx, row: UnfinishedRow): Promise<boolean> {
    const saved = await tx
      .insert(unfinishedWork)
      .values(row)
      .onConflictDoUpdate({
        target: id,
        set: { kind: row.kind, content: row.content, savedAt: row.savedAt },
        setWhere: sql`${accountId} = ${row.accountId} and ${kind} is not null`,
      })
      .returning({ id });
    return saved.length === 1;
  },

  /** Under the id of the first: what is sealed is bound to it. */
  async lockTexts(tx: Tx, application: string, account: number): Promise<UnfinishedRow | undefined> {
    const [row] = await tx
      .select()
      .from(unfinishedWork)
      .where(and(eq(applicationId, application), eq(accountId, account)))
      .for('update')
      .limit(1);
    return row;
  },

  async addTexts(tx: Tx, row: UnfinishedRow): Promise<void> {
    await tx.insert(unfinishedWork).values(row);
  },

  async change(tx: Tx, of: string, content: Buffer, at: Date): Promise<void> {
    await tx.update(unfinishedWork).set({ content, savedAt: at }).where(eq(id, of));
  },

  async dropCall(tx: Tx, key: string, account: number): Promise<void> {
    await tx.delete(unfinishedWork).where(and(eq(id, key), eq(accountId, account), isNotNull(kind)));
  },

  async dropTexts(tx: Tx, application: string, account: number): Promise<void> {
    await tx.delete(unfinishedWork).where(and(eq(applicationId, application), eq(accountId, account)));
  },

  /** What officers began to write down on the telephone, some at a time. */
  callsAfter: (tx: Tx, after: string | undefined, most: number) =>
    tx
      .select()
      .from(unfinishedWork)
      .where(and(isNotNull(kind), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(most),

  /** What officers began to write beside the cases of this person. */
  textsOf: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(unfinishedWork)
      .where(inArray(applicationId, applicationsRepository.idsOf(tx, personId)))
      .orderBy(asc(savedAt), asc(id))
      .limit(500),

  async erase(tx: Tx, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await tx.delete(unfinishedWork).where(inArray(id, [...ids]))).rowCount ?? 0;
  },

  async forgetOld(db: Db, since: Date): Promise<void> {
    await db.delete(unfinishedWork).where(lte(savedAt, since));
  },
};
