import { isOpen, type ApplicationKind, type CaseShelf } from '@kidney/contract/clients/application-names.paths.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  sql,
} from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { TypedReceipt } from '../applications/index.ts';
import { applicationEvents, applications } from '../applications/applications.table.ts';

export { sealedApplications, sealedEvents } from '../applications/applications.table.ts';

export type CaseRow = typeof applications.$inferSelect;
export type EventRow = typeof applicationEvents.$inferSelect;
export type NewEventRow = typeof applicationEvents.$inferInsert;
type Change = Partial<
  Pick<CaseRow, 'state' | 'answers' | 'ride' | 'reason' | 'assigneeId' | 'dueOn' | 'stateSince' | 'endedAt'>
>;

export interface ListQuery {
  shelf: CaseShelf;
  kind?: ApplicationKind | undefined;
  before?: string | undefined;
  /** Whose own cases are asked for. */
  me: number;
  /** The messages that did not go out, where those are asked for. */
  unsent: readonly string[];
}

const { id, state, kind, personId, receivedAt, assigneeId, dueOn, endedAt, version } = applications;
const inWork = inArray(state, ['received', 'consulting', 'scheduling']);
const hasOneOf = (messages: readonly string[]) =>
  inArray(
    id,
    sql`(select ${applicationEvents.applicationId} from ${applicationEvents} where ${inArray(applicationEvents.messageId, [...messages])})`,
  );
const onShelf = (shelf: CaseShelf, me: number, unsent: readonly string[]) =>
  ({
    open: and(inWork, isNull(endedAt)),
    mine: and(eq(assigneeId, me), isNull(endedAt)),
    waiting: eq(state, 'waiting'),
    unsent: unsent.length > 0 ? hasOneOf(unsent) : sql`false`,
    ended: isNotNull(endedAt),
  })[shelf];
const isDueBy = (day: string) => and(inWork, isNull(endedAt), lte(dueOn, day));
const isOverdue = (today: string) => and(inWork, isNull(endedAt), lt(dueOn, today));

export const casesRepository = {
  /** Newest first, from the case before which somebody has stopped reading. */
  list: (tx: Tx, { shelf, kind: of, before, me, unsent }: ListQuery, most: number) =>
    tx
      .select()
      .from(applications)
      .where(
        and(
          onShelf(shelf, me, unsent),
          of && eq(kind, of),
          before === undefined
            ? undefined
            : sql`(${receivedAt}, ${id}) < (select received_at, id from applications where id = ${before})`,
        ),
      )
      .orderBy(desc(receivedAt), desc(id))
      .limit(most),

  /** What somebody works on and is due by that day, the latest first. */
  dueBy: (tx: Tx, day: string, most: number) =>
    tx.select().from(applications).where(isDueBy(day)).orderBy(asc(dueOn), asc(receivedAt), asc(id)).limit(most),

  /** Whose these messages are, the newest first. */
  ofMessages: (tx: Tx, messages: readonly string[], most: number) =>
    tx
      .select({ row: applications, at: applicationEvents.at, messageId: applicationEvents.messageId })
      .from(applicationEvents)
      .innerJoin(applications, eq(id, applicationEvents.applicationId))
      .where(inArray(applicationEvents.messageId, [...messages]))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
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

  countDueBy: (db: Db, day: string, most: number) =>
    db.$count(db.select({ id }).from(applications).where(isDueBy(day)).limit(most).as('due')),

  countOverdue: (db: Db, today: string, most: number) =>
    db.$count(db.select({ id }).from(applications).where(isOverdue(today)).limit(most).as('overdue')),

  /** How many of these messages are of cases, no further than `most`. */
  async countMessages(db: Db, messages: readonly string[], most: number): Promise<number> {
    if (messages.length === 0) return 0;
    const { messageId } = applicationEvents;
    const isOne = inArray(messageId, [...messages]);
    return db.$count(db.select({ messageId }).from(applicationEvents).where(isOne).limit(most).as('unsent'));
  },

  /** What somebody sent since then, the newest first. */
  sentBy: (db: Db, by: number, since: Date, most: number) =>
    db
      .select({ caseId: id, kind, at: applicationEvents.at, messageId: applicationEvents.messageId })
      .from(applicationEvents)
      .innerJoin(applications, eq(id, applicationEvents.applicationId))
      .where(
        and(eq(applicationEvents.byId, by), isNotNull(applicationEvents.messageId), gte(applicationEvents.at, since)),
      )
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
      .limit(most),

  async hasMessage(tx: Tx, of: string, messageId: string): Promise<boolean> {
    const isIt = and(eq(applicationEvents.applicationId, of), eq(applicationEvents.messageId, messageId));
    return (await tx.$count(applicationEvents, isIt)) > 0;
  },

  async lock(tx: Tx, of: string): Promise<CaseRow | undefined> {
    const [row] = await tx.select().from(applications).where(eq(id, of)).for('update').limit(1);
    return row;
  },

  /** Until the end of the transaction nothing else comes of the cases of this person, or ends. */
  async lockOutcome(tx: Tx, of: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outcome ${of}`}, 0))`);
  },

  /** What somebody applied for last, of a kind. */
  async newestOf(tx: Tx, person: string, of: ApplicationKind): Promise<CaseRow | undefined> {
    const [row] = await tx
      .select()
      .from(applications)
      .where(and(eq(personId, person), eq(kind, of)))
      .orderBy(desc(receivedAt), desc(id))
      .limit(1);
    return row;
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

  /** All of a kind that somebody applied for, held until the end of the transaction. */
  lockOf: (tx: Tx, of: string, what: ApplicationKind): Promise<CaseRow[]> =>
    tx
      .select()
      .from(applications)
      .where(and(eq(personId, of), eq(kind, what)))
      .orderBy(id)
      .for('update'),

  /** Those of them that are settled, but for one that somebody changes just now: two that are cancelled at once must not wait for each other. */
  lockSettled: (tx: Tx, of: string, what: ApplicationKind): Promise<CaseRow[]> =>
    tx
      .select()
      .from(applications)
      .where(and(eq(personId, of), eq(kind, what), eq(state, 'settled')))
      .orderBy(id)
      .for('update', { skipLocked: true }),

  /** The case by which somebody rides; of those who do not yet, the newest that goes on. */
  async transportOf(tx: Tx, of: string): Promise<CaseRow | undefined> {
    const [row] = await tx
      .select()
      .from(applications)
      .where(and(eq(personId, of), eq(kind, 'transport'), notInArray(state, ['refused', 'cancelled'])))
      .orderBy(desc(eq(state, 'settled')), desc(applications.stateSince))
      .limit(1);
    return row;
  },

  async newestNote(tx: Tx, of: string): Promise<Pick<EventRow, 'id' | 'text'> | undefined> {
    const [note] = await tx
      .select({ id: applicationEvents.id, text: applicationEvents.text })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, of), eq(applicationEvents.type, 'note')))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
      .limit(1);
    return note;
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

  /** Of everything that somebody applied for, the newest first. */
  eventsOfPerson: (tx: Tx, person: string, most: number) =>
    tx
      .select({ event: applicationEvents, kind })
      .from(applicationEvents)
      .innerJoin(applications, eq(id, applicationEvents.applicationId))
      .where(eq(personId, person))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
      .limit(most),

  /** By the receipt number, or by its last four letters, which many may share: the newest first. */
  byReceipt: (tx: Tx, typed: Exclude<TypedReceipt, { dayNumber: number }>, most: number) =>
    tx
      .select()
      .from(applications)
      .where(
        'whole' in typed
          ? eq(applications.receipt, typed.whole)
          : sql`right(${applications.receipt}, 4) = ${typed.end}`,
      )
      .orderBy(desc(receivedAt), desc(id))
      .limit(most),

  /** Of these people those that were the so-manieth of their day, the newest first. */
  byDayNumber: (tx: Tx, number: number, people: readonly string[], most: number) =>
    tx
      .select()
      .from(applications)
      .where(and(inArray(personId, [...people]), eq(applications.dayNumber, number)))
      .orderBy(desc(receivedAt), desc(id))
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
