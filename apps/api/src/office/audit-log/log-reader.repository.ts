import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from '../../platform/drizzle.ts';
import type { Act, SubjectKind } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { auditChecks } from './audit-log.table.ts';
import { auditEntries } from './log-schema.ts';
import type { Place } from './cursor.ts';

export interface EntryFilter {
  actorId: number | undefined;
  act: Act | undefined;
  kind: SubjectKind | undefined;
  id: string | undefined;
  /** Moments: the first that counts, and the first that does not. */
  from: string | undefined;
  until: string | undefined;
}

const { chain, seq, at, actorId, address, act, subjectKind, subjectId, details } = auditEntries;
const shown = { chain, seq, at, actorId, address, act, subjectKind, subjectId, details };
const month = sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM')`;
const countOf = (condition?: SQL) =>
  sql<number>`count(*)${condition ? sql` filter (where ${condition})` : sql``}::integer`.mapWith(Number);

const refusedSignIns: Act[] = ['sign-in-failed', 'sign-in-locked', 'factor-failed'];

const matching = (filter: EntryFilter) => [
  filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
  filter.act && eq(act, filter.act),
  filter.kind && eq(subjectKind, filter.kind),
  filter.id === undefined ? undefined : eq(subjectId, filter.id),
  filter.from === undefined ? undefined : sql`${at} >= ${filter.from}`,
  filter.until === undefined ? undefined : sql`${at} < ${filter.until}`,
];

export const logReaderRepository = {
  /** The newest first. */
  list(db: Db, filter: EntryFilter, before: Place | null, most: number) {
    const older =
      before && sql`(${at}, ${chain}, ${seq}) < (${before.at.toISOString()}, ${before.chain}, ${before.seq})`;
    return db
      .select(shown)
      .from(auditEntries)
      .where(and(...matching(filter), older ?? undefined))
      .orderBy(desc(at), desc(chain), desc(seq))
      .limit(most);
  },

  async first(db: Db | Tx): Promise<Date | undefined> {
    const [row] = await db.select({ at }).from(auditEntries).orderBy(asc(at), asc(chain), asc(seq)).limit(1);
    return row?.at;
  },

  /** What there is of what deserves a second look, month by month. */
  figures(db: Db | Tx, from: string, until: string) {
    return db
      .select({
        month,
        entries: countOf(),
        failures: countOf(sql`${act} in ('sign-in-failed', 'sign-in-locked', 'session-ended', 'factor-failed')`),
        rights: countOf(sql`${chain} = 'rights'`),
        readings: countOf(sql`${act} in ('read', 'exported')`),
      })
      .from(auditEntries)
      .where(and(gte(at, new Date(from)), lt(at, new Date(until))))
      .groupBy(month);
  },

  /** Sign-ins that came to nothing since then, counted no further than `most`. */
  countRefusedSignIns: (db: Db, since: Date, most: number) =>
    db.$count(
      db
        .select({ seq })
        .from(auditEntries)
        .where(and(gte(at, since), inArray(act, refusedSignIns)))
        .limit(most)
        .as('refused'),
    ),

  checks: (db: Db, most: number) => db.select().from(auditChecks).orderBy(desc(auditChecks.month)).limit(most),

  /** Nothing comes back where somebody was first. */
  async addCheck(tx: Tx, check: Omit<typeof auditChecks.$inferInsert, 'checkedAt'>) {
    const [row] = await tx.insert(auditChecks).values(check).onConflictDoNothing().returning();
    return row;
  },
};
