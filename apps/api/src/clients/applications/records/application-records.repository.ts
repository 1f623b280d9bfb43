import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { ApplicationKind } from '@kidney/contract/clients/applications/application-names.paths.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isAmong } from '../../../platform/is-among.ts';
import { applicationDrafts, applicationEvents, applications } from '../applications.table.ts';
import { unfinishedWork } from '../unfinished/unfinished.table.ts';
import { proofOriginals, proofPictures } from '../proofs/proof-pictures.table.ts';

export { sealedEvents } from '../applications.table.ts';
export { sealedPictures } from '../proofs/proof-pictures.table.ts';
export type EventRow = typeof applicationEvents.$inferSelect;
export type PictureRow = typeof proofPictures.$inferSelect;
export type OriginalRow = typeof proofOriginals.$inferSelect;

const theirApplications = (tx: Tx, personId: string) =>
  tx.select({ id: applications.id }).from(applications).where(eq(applications.personId, personId));
const theirPictures = (tx: Tx, personId: string) =>
  tx
    .select({ id: proofPictures.id })
    .from(proofPictures)
    .where(inArray(proofPictures.applicationId, theirApplications(tx, personId)));

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
      .where(inArray(applicationEvents.applicationId, theirApplications(tx, personId)))
      .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
      .limit(5000),

  picturesOf: (tx: Tx, personId: string): Promise<PictureRow[]> =>
    tx
      .select()
      .from(proofPictures)
      .where(inArray(proofPictures.applicationId, theirApplications(tx, personId)))
      .orderBy(asc(proofPictures.askedAt), asc(proofPictures.id))
      .limit(100),

  originalsOf: (tx: Tx, personId: string): Promise<OriginalRow[]> =>
    tx
      .select()
      .from(proofOriginals)
      .where(inArray(proofOriginals.pictureId, theirPictures(tx, personId)))
      .orderBy(asc(proofOriginals.cameAt), asc(proofOriginals.pictureId))
      .limit(100),

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
      .where(inArray(applicationDrafts.applicationId, theirApplications(tx, personId)))
      .limit(500),

  async eraseDrafts(tx: Tx, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await tx.delete(applicationDrafts).where(inArray(applicationDrafts.id, [...ids]))).rowCount ?? 0;
  },

  /** What officers began to write down on the telephone, some at a time. */
  unfinishedCallsAfter: (tx: Tx, id: string | undefined, most: number) =>
    tx
      .select()
      .from(unfinishedWork)
      .where(and(isNotNull(unfinishedWork.kind), id === undefined ? undefined : gt(unfinishedWork.id, id)))
      .orderBy(asc(unfinishedWork.id))
      .limit(most),

  /** What officers began to write beside the cases of this person. */
  unfinishedTextsOf: (tx: Tx, personId: string) =>
    tx
      .select()
      .from(unfinishedWork)
      .where(inArray(unfinishedWork.applicationId, theirApplications(tx, personId)))
      .orderBy(asc(unfinishedWork.savedAt), asc(unfinishedWork.id))
      .limit(500),

  async eraseUnfinished(tx: Tx, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await tx.delete(unfinishedWork).where(inArray(unfinishedWork.id, [...ids]))).rowCount ?? 0;
  },

  /** With what happened to them, and their pictures. */
  async erase(tx: Tx, personId: string): Promise<Record<string, number>> {
    const theirs = theirApplications(tx, personId);
    const originals = await tx
      .delete(proofOriginals)
      .where(inArray(proofOriginals.pictureId, theirPictures(tx, personId)));
    const pictures = await tx.delete(proofPictures).where(inArray(proofPictures.applicationId, theirs));
    const events = await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, theirs));
    const gone = await tx.delete(applications).where(eq(applications.personId, personId));
    return {
      applications: gone.rowCount ?? 0,
      application_events: events.rowCount ?? 0,
      proof_pictures: pictures.rowCount ?? 0,
      proof_originals: originals.rowCount ?? 0,
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
