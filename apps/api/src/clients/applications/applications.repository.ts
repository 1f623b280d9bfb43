import { and, eq, gte, isNotNull, lte, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { applicationEvents, applications } from './applications.table.ts';

export { sealedApplications, sealedEvents } from './applications.table.ts';
export type ApplicationRow = typeof applications.$inferSelect;

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

  /** When which state was entered, the oldest first. */
  states: (db: Db | Tx, applicationId: string) =>
    db
      .select({ state: applicationEvents.toState, at: applicationEvents.at })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, applicationId), isNotNull(applicationEvents.toState)))
      .orderBy(applicationEvents.at)
      .limit(200),
};
