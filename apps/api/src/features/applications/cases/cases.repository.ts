import { isOpen, type ApplicationKind } from '@kidney/contract/applications/application-names.paths.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database.ts';
import { applicationEvents, applications } from '../applications.table.ts';

export { sealedApplications, sealedEvents } from '../applications.table.ts';

export type CaseRow = typeof applications.$inferSelect;
export type EventRow = typeof applicationEvents.$inferSelect;
export type NewEventRow = typeof applicationEvents.$inferInsert;
type Shelf = 'open' | 'mine' | 'waiting' | 'ended';
type Change = Partial<
  Pick<CaseRow, 'state' | 'answers' | 'ride' | 'reason' | 'assigneeId' | 'dueOn' | 'stateSince' | 'endedAt'>
>;

export interface ListQuery {
  shelf: Shelf;
  kind?: ApplicationKind | undefined;
  before?: string | undefined;
  /** Whose own cases are asked for. */
  me: number;
}

const { id, state, kind, personId, receivedAt, assigneeId, dueOn, endedAt, version } = applications;
const inWork = inArray(state, ['received', 'consulting', 'scheduling']);
const onShelf = (shelf: Shelf, me: number) =>
  ({
    open: and(inWork, isNull(endedAt)),
    mine: and(eq(assigneeId, me), isNull(endedAt)),
    waiting: eq(state, 'waiting'),
    ended: isNotNull(endedAt),
  })[shelf];
const isOverdue = (today: string) => and(inWork, isNull(endedAt), lt(dueOn, today));

export const casesRepository = {
  /** Newest first, from the case before which somebody has stopped reading. */
  list: (tx: Tx, { shelf, kind: of, before, me }: ListQuery, most: number) =>
    tx
      .select()
      .from(applications)
      .where(
        and(
          onShelf(shelf, me),
          of && eq(kind, of),
          before === undefined
            ? undefined
            : sql`(${receivedAt}, ${id}) < (select received_at, id from applications where id = ${before})`,
        ),
      )
      .orderBy(desc(receivedAt), desc(id))
      .limit(most),

  /** All of a kind, the newest first. */
  ofKind: (tx: Tx, of: ApplicationKind, most: number) =>
    tx.select().from(applications).where(eq(kind, of)).orderBy(desc(receivedAt), desc(id)).limit(most),

  async count(tx: Tx, today: string): Promise<{ open: number; overdue: number }> {
    return {
      open: await tx.$count(applications, and(inWork, isNull(endedAt))),
      overdue: await tx.$count(applications, isOverdue(today)),
    };
  },

  /** Those that nobody has looked at, no further than `most`. */
  countNew: (db: Db, most: number) =>
    db.$count(db.select({ id }).from(applications).where(eq(state, 'received')).limit(most).as('new')),

  countOverdue: (db: Db, today: string, most: number) =>
    db.$count(db.select({ id }).from(applications).where(isOverdue(today)).limit(most).as('overdue')),

  async lock(tx: Tx, of: string): Promise<CaseRow | undefined> {
    const [row] = await tx.select().from(applications).where(eq(id, of)).for('update').limit(1);
    return row;
  },

  /** Until the end of the transaction nothing else comes of the cases of this person, or ends. */
  async lockOutcome(tx: Tx, of: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outcome ${of}`}, 0))`);
  },

  /** The newest of the person's other cases that came to the same good end. */
  async settledBeside(tx: Tx, row: Pick<CaseRow, 'id' | 'kind' | 'personId'>): Promise<CaseRow | undefined> {
    const [newest] = await tx
      .select()
      .from(applications)
      .where(and(eq(personId, row.personId), eq(kind, row.kind), eq(state, 'settled'), ne(id, row.id)))
      .orderBy(desc(applications.stateSince))
      .limit(1);
    return newest;
  },

  async find(tx: Tx, of: string): Promise<CaseRow | undefined> {
    const [row] = await tx.select().from(applications).where(eq(id, of)).limit(1);
    return row;
  },

  async change(tx: Tx, of: string, values: Change): Promise<void> {
    await tx
      .update(applications)
      .set({ ...values, version: sql`${version} + 1` })
      .where(eq(id, of));
  },

  async addEvent(tx: Tx, event: NewEventRow): Promise<void> {
    await tx.insert(applicationEvents).values(event);
  },

  /** The newest first. */
  events: (tx: Tx, of: string, most: number): Promise<EventRow[]> =>
    tx
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, of))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
      .limit(most),

  /** The applications of each of these people, the newest first. */
  async ofPeople(tx: Tx, people: readonly string[], most: number) {
    const rows = await tx
      .select({ id, kind, state, personId, receivedAt })
      .from(applications)
      .where(inArray(personId, [...people]))
      .orderBy(desc(receivedAt), desc(id))
      .limit(most);
    return rows.map((row) => ({ ...row, isEnded: !isOpen(row.state) }));
  },
};
