import { and, asc, desc, eq, gte, lt, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { auditCheckpoints, auditEntries, auditHeads } from './log-schema.ts';
import type { Linked, Mark } from './chain.ts';
import type { Chain } from './entry.ts';

export type SealedMark = Mark & { seal: Buffer };
type EntryRow = typeof auditEntries.$inferSelect;

function linkedOf({ subjectKind, subjectId, ...row }: EntryRow): Linked {
  return { ...row, subject: subjectKind && subjectId !== null ? { kind: subjectKind, id: subjectId } : null };
}

/** What a chain is verified by. */
export const logChainRepository = {
  async head(db: Db | Tx, chain: Chain): Promise<SealedMark | undefined> {
    const [row] = await db.select().from(auditHeads).where(eq(auditHeads.chain, chain));
    return row;
  },

  async checkpoints(db: Db | Tx, chain: Chain): Promise<SealedMark[]> {
    return db
      .select()
      .from(auditCheckpoints)
      .where(eq(auditCheckpoints.chain, chain))
      .orderBy(asc(auditCheckpoints.seq));
  },

  /** The next entries of a chain, by number; where several claim the same one, by time. */
  async after(db: Db | Tx, chain: Chain, last: Mark | undefined, most: number): Promise<Linked[]> {
    const beyond = last && sql`(${auditEntries.seq}, ${auditEntries.at}) > (${last.seq}, ${last.at.toISOString()})`;
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), beyond))
      .orderBy(asc(auditEntries.seq), asc(auditEntries.at))
      .limit(most);
    return rows.map(linkedOf);
  },

  async lastWithin(db: Db | Tx, chain: Chain, from: Date, until: Date): Promise<Mark | undefined> {
    const [row] = await db
      .select({ chain: auditEntries.chain, seq: auditEntries.seq, at: auditEntries.at, link: auditEntries.link })
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gte(auditEntries.at, from), lt(auditEntries.at, until)))
      .orderBy(desc(auditEntries.seq))
      .limit(1);
    return row;
  },
};
