import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from '../../../platform/drizzle.ts';
import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isAmong } from '../../../platform/is-among.ts';
import { applicationDrafts, applicationEvents, applications } from '../applications.table.ts';
import { applicationsRepository } from '../applications.repository.ts';

export { sealedEvents } from '../applications.table.ts';
export type EventRow = typeof applicationEvents.$inferSelect;

/** Somebody gave, or began to: what comes of it afterwards is no application that led to nothing. */
const wasPledged = and(
  eq(applications.kind, 'pledge'),
  sql`exists (select from ${applicationEvents} where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toState} = 'settled')`,
);

/** What an application led to is there still, by its kind. A pledge leads to nothing else: it has a time of its own. */
export type IsHeld = Record<Exclude<ApplicationKind, 'pledge'>, (personId: SQL) => SQL>;

const person = sql`${applications.personId}`;
const isOver = (before: Date, isHeld: IsHeld) =>
  and(
    lte(applications.endedAt, before),
    or(
      and(ne(applications.state, 'settled'), sql`not (${wasPledged})`),
      ...(['membership', 'transport'] as const).map((kind) =>
        and(eq(applications.kind, kind), sql`not (${isHeld[kind](person)})`),
      ),
    ),
  );

const isConfirmedPledge = and(eq(applications.kind, 'pledge'), eq(applications.state, 'settled'));

/** Those that run on have no end yet. */
const isOldPledge = (before: Date, running: readonly string[]) =>
  and(lte(applications.endedAt, before), wasPledged, notInArray(applications.id, [...running]));

const unsent = and(isNotNull(applicationDrafts.answers), isNull(applicationDrafts.applicationId));

export const applicationRecordsRepository = {
  of: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(applications)
      .where(eq(applications.personId, personId))
      .orderBy(asc(applications.receivedAt), asc(applications.id))
      .limit(500),

  eventsOf: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(applicationEvents)
      .where(inArray(applicationEvents.applicationId, applicationsRepository.idsOf(tx, personId)))
      .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
      .limit(5000),

  /** Unfinished ones, some at a time. */
  unsentAfter: (tx: Tx, id: string | undefined, most: number) =>
    tx
      .select()
      .from(applicationDrafts)
      .where(and(unsent, id === undefined ? undefined : gt(applicationDrafts.id, id)))
      .orderBy(asc(applicationDrafts.id))
      .limit(most),

  /** Those that were sent, of this person. */
  sentBy: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(applicationDrafts)
      .where(inArray(applicationDrafts.applicationId, applicationsRepository.idsOf(tx, personId)))
      .limit(500),

  async eraseDrafts(tx: Tx, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await tx.delete(applicationDrafts).where(inArray(applicationDrafts.id, [...ids]))).rowCount ?? 0;
  },

  /** With what happened to them. */
  async erase(tx: Tx, personId: string): Promise<Record<string, number>> {
    const theirs = applicationsRepository.idsOf(tx, personId);
    const events = await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, theirs));
    const gone = await tx.delete(applications).where(eq(applications.personId, personId));
    return {
      applications: gone.rowCount ?? 0,
      application_events: events.rowCount ?? 0,
    };
  },

  hasApplied: (personId: SQL): SQL =>
    sql`exists (select from ${applications} where ${applications.personId} = ${personId})`,

  isOver,
  isOldPledge,

  /** Some at a time. */
  confirmedPledgesAfter: (db: Db | Tx, before: Date, id: string | undefined, most: number) =>
    db
      .select()
      .from(applications)
      .where(
        and(
          isConfirmedPledge,
          lte(applications.endedAt, before),
          id === undefined ? undefined : gt(applications.id, id),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(most),

  count: async (db: Db | Tx, isDue: SQL | undefined) => ({
    due: await db.$count(applications, isDue),
    total: await db.$count(applications),
  }),

  async remove(tx: Tx, isDue: SQL | undefined, most: number): Promise<number> {
    const old = tx.select({ id: applications.id }).from(applications).where(isDue).limit(most);
    return (await tx.delete(applications).where(isAmong(applications.id, old))).rowCount ?? 0;
  },
};
