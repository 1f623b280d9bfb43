import { and, eq, sql } from '../../platform/drizzle.ts';
import type { Db } from '../../platform/database.ts';
import { drafts } from './drafts.table.ts';

export interface DraftOf {
  subject: string;
  key: string;
  accountId: number;
}

const shown = { content: drafts.content, baseVersion: drafts.baseVersion, savedAt: drafts.savedAt };
const one = (of: DraftOf) =>
  and(eq(drafts.subject, of.subject), eq(drafts.subjectKey, of.key), eq(drafts.accountId, of.accountId));

export const draftsRepository = {
  async find(db: Db, of: DraftOf) {
    const [row] = await db.select(shown).from(drafts).where(one(of)).limit(1);
    return row;
  },

  async save(db: Pick<Db, 'insert'>, of: DraftOf, content: unknown, baseVersion: number) {
    const values = { content, baseVersion, savedAt: sql`now()` };
    const [row] = await db
      .insert(drafts)
      .values({ subject: of.subject, subjectKey: of.key, accountId: of.accountId, ...values })
      .onConflictDoUpdate({ target: [drafts.subject, drafts.subjectKey, drafts.accountId], set: values })
      .returning(shown);
    if (!row) throw new Error('an upsert gives its row');
    return row;
  },

  async remove(db: Pick<Db, 'delete'>, of: DraftOf): Promise<void> {
    await db.delete(drafts).where(one(of));
  },

  /** Everybody's; gives whose they were. */
  async removeAll(db: Pick<Db, 'delete'>, { subject, key }: Omit<DraftOf, 'accountId'>): Promise<number[]> {
    const removed = await db
      .delete(drafts)
      .where(and(eq(drafts.subject, subject), eq(drafts.subjectKey, key)))
      .returning({ accountId: drafts.accountId });
    return removed.map(({ accountId }) => accountId);
  },
};
