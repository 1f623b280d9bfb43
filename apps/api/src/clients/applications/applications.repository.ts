import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
} from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { applicationEvents, applications } from './applications.table.ts';

export { sealedApplications, sealedEvents } from './applications.table.ts';
export type ApplicationRow = typeof applications.$inferSelect;

const atOnce = 500;

const one = async (rows: Promise<ApplicationRow[]>): Promise<ApplicationRow | undefined> => (await rows)[0];

export const applicationsRepository = {
  /** Until the end of the transaction nobody else makes an application of the same source. */
  async lockSource(tx: Tx, sourceKey: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`application ${sourceKey}`}, 0))`);
  },

  bySource: (tx: Tx, sourceKey: string) =>
    one(tx.select().from(applications).where(eq(applications.sourceKey, sourceKey)).limit(1)),

  byReceipt: (db: Db | Tx, receipt: string) =>
    one(db.select().from(applications).where(eq(applications.receipt, receipt)).limit(1)),

  find: (db: Db | Tx, id: string) => one(db.select().from(applications).where(eq(applications.id, id)).limit(1)),

  /** To be looked among, in a query of whoever builds on applications. */
  idsOf: (tx: Tx, personId: string) =>
    tx.select({ id: applications.id }).from(applications).where(eq(applications.personId, personId)),

  idsDecidedBefore: (db: Db, before: Date) =>
    db.select({ id: applications.id }).from(applications).where(lte(applications.endedAt, before)),

  /** The number of the next one of a day. Until the end of the transaction nobody else takes it. */
  async nextOfDay(tx: Tx, day: string): Promise<number> {
    await tx.execute(sql`set local lock_timeout = '4s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${day}`}, 0))`);
    const [row] = await tx
      .select({ last: max(applications.dayNumber) })
      .from(applications)
      .where(gte(applications.receivedAt, new Date(`${day}T00:00:00+09:00`)));
    return (row?.last ?? 0) + 1;
  },

  async insert(tx: Tx, row: typeof applications.$inferInsert): Promise<ApplicationRow> {
    const [inserted] = await tx.insert(applications).values(row).returning();
    if (!inserted) throw new Error('the application just made is not there');
    return inserted;
  },

  async addEvent(tx: Tx, event: typeof applicationEvents.$inferInsert): Promise<void> {
    await tx.insert(applicationEvents).values(event);
  },

  /** Those of these people who pledged something that was confirmed. */
  async givers(tx: Tx, people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const { personId, kind, state } = applications;
    const isGiven = and(inArray(personId, [...people]), eq(kind, 'pledge'), eq(state, 'settled'));
    const rows = await tx.selectDistinct({ personId }).from(applications).where(isGiven);
    return new Set(rows.map((row) => row.personId));
  },

  /** Everybody who pledged something that was confirmed. */
  async allGivers(tx: Tx, most: number): Promise<string[]> {
    const { personId, kind, state } = applications;
    const isGiven = and(eq(kind, 'pledge'), eq(state, 'settled'));
    return (await tx.selectDistinct({ personId }).from(applications).where(isGiven).limit(most)).map(
      (row) => row.personId,
    );
  },

  /** Of each of these people the application for a ride that counts: the seat that they have, else the newest. */
  ridesOf: (tx: Tx, people: readonly string[]) => {
    const { id, personId, kind, state, answers, stateSince } = applications;
    return tx
      .selectDistinctOn([personId], { id, personId, answers })
      .from(applications)
      .where(
        and(
          sql`${personId} = any(${sql.param([...people])}::uuid[])`,
          eq(kind, 'transport'),
          notInArray(state, ['refused', 'cancelled']),
        ),
      )
      .orderBy(personId, desc(eq(state, 'settled')), desc(stateSince));
  },

  /** Nothing more happens to them until the end of the transaction. */
  lockAll: (tx: Tx, ids: readonly string[]) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .where(inArray(applications.id, [...ids]))
      .orderBy(applications.id)
      .for('update'),

  /** Those of these people who applied for something besides. */
  async besides(tx: Tx, people: readonly string[], ours: readonly string[]): Promise<string[]> {
    const others = and(inArray(applications.personId, [...people]), notInArray(applications.id, [...ours]));
    const rows = await tx.selectDistinct({ personId: applications.personId }).from(applications).where(others);
    return rows.map(({ personId }) => personId);
  },

  /** Whose of these applications went on since it was made. */
  async goneOn(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const events = tx.$count(applicationEvents, eq(applicationEvents.applicationId, applications.id));
    const hasGoneOn = or(ne(applications.version, 1), gt(events, 1));
    const rows = await tx
      .select({ personId: applications.personId })
      .from(applications)
      .where(and(inArray(applications.id, [...ids]), hasGoneOn));
    return rows.map(({ personId }) => personId);
  },

  async insertAll(tx: Tx, rows: readonly (typeof applications.$inferInsert)[]): Promise<void> {
    for (let from = 0; from < rows.length; from += atOnce)
      await tx.insert(applications).values(rows.slice(from, from + atOnce));
  },

  async addEvents(tx: Tx, events: readonly (typeof applicationEvents.$inferInsert)[]): Promise<void> {
    for (let from = 0; from < events.length; from += atOnce)
      await tx.insert(applicationEvents).values(events.slice(from, from + atOnce));
  },

  /** With what happened to them. */
  async removeAll(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await tx.delete(applications).where(inArray(applications.id, [...ids]));
  },

  /** When which state was entered, the oldest first. */
  states: (db: Db | Tx, applicationId: string) =>
    db
      .select({ state: applicationEvents.toState, at: applicationEvents.at })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, applicationId), isNotNull(applicationEvents.toState)))
      .orderBy(applicationEvents.at)
      .limit(200),
};
