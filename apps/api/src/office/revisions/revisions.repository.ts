import { and, desc, eq, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { revisions } from './revisions.table.ts';

export interface Saved {
  subject: string;
  key: string;
  version: number;
  content: unknown;
  authorId: number | null;
}

const entry = { version: revisions.version, savedAt: revisions.savedAt, authorId: revisions.authorId };
const of = (subject: string, key: string) => and(eq(revisions.subject, subject), eq(revisions.subjectKey, key));

export const revisionsRepository = {
  async insert(tx: Tx, saved: Saved): Promise<void> {
    await tx.insert(revisions).values({
      subject: saved.subject,
      subjectKey: saved.key,
      version: saved.version,
      content: saved.content,
      authorId: saved.authorId,
    });
  },

  async insertMany(tx: Tx, saved: readonly Saved[]): Promise<void> {
    await tx.insert(revisions).values(saved.map(({ key, ...rest }) => ({ ...rest, subjectKey: key })));
  },

  async forgetMany(tx: Tx, subject: string, keys: readonly string[]): Promise<void> {
    await tx.execute(sql`select forget_revisions(${subject}, key) from unnest(${sql.param([...keys])}::text[]) as key`);
  },

  /** Does nothing where the thing itself is still there: the application may not take anything from what was saved. */
  async forget(tx: Tx, subject: string, key: string): Promise<void> {
    await tx.execute(sql`select forget_revisions(${subject}, ${key})`);
  },

  list(db: Db, subject: string, key: string, most: number) {
    return db.select(entry).from(revisions).where(of(subject, key)).orderBy(desc(revisions.version)).limit(most);
  },

  listWhole(db: Db, subject: string, key: string, most: number) {
    return db
      .select({ ...entry, content: revisions.content })
      .from(revisions)
      .where(of(subject, key))
      .orderBy(desc(revisions.version))
      .limit(most);
  },

  find(db: Db, subject: string, key: string, version: number) {
    return db
      .select({ ...entry, content: revisions.content })
      .from(revisions)
      .where(and(of(subject, key), eq(revisions.version, version)))
      .limit(1);
  },
};
