import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { messages } from '../../office/notifications/index.ts';
import { eventOpenings, eventRegistrations } from './event-registrations.table.ts';

export { sealedEventRegistrations } from './event-registrations.table.ts';
export type OpeningRow = typeof eventOpenings.$inferSelect;
export type RegistrationRow = typeof eventRegistrations.$inferSelect;
export type NewRegistration = typeof eventRegistrations.$inferInsert;

export interface DayCounts {
  eventId: number;
  day: string;
  endsOn: string;
  registered: number;
  waiting: number;
  toCall: number;
}

const {
  id,
  eventId,
  day,
  endsOn,
  turn,
  state,
  people,
  news,
  newsWay,
  newsMessageId,
  sentNews,
  nameIndex,
  phoneIndex,
  version,
} = eventRegistrations;
const onDay = (of: number, at: string) => and(eq(eventId, of), eq(day, at));
const isThere = ne(state, 'cancelled');
const raised = { version: sql`${version} + 1` };
const whole = (text: ReturnType<typeof sql>) => sql<number>`(${text})::int`;
const peopleWhere = (is: ReturnType<typeof sql>) => whole(sql`coalesce(sum(${people}) filter (where ${is}), 0)`);
const areTheirs = (personId: string) =>
  sql`(${phoneIndex}, ${nameIndex}) = (select phone_index, name_index from persons where id = ${personId})`;
/** What somebody is called about who gets no messages any more. */
const calledNow = sql`case when ${newsWay} = 'text' then 'call' else ${newsWay} end`;

export const openingsRepository = {
  async find(db: Db | Tx, of: number): Promise<OpeningRow | undefined> {
    const [row] = await db.select().from(eventOpenings).where(eq(eventOpenings.eventId, of)).limit(1);
    return row;
  },

  /** Whoever gives or takes places of this event waits until the end of the transaction. */
  async lock(tx: Tx, of: number): Promise<OpeningRow | undefined> {
    const [row] = await tx.select().from(eventOpenings).where(eq(eventOpenings.eventId, of)).limit(1).for('update');
    return row;
  },

  findAll: (db: Db | Tx, ids: readonly number[]): Promise<OpeningRow[]> =>
    db
      .select()
      .from(eventOpenings)
      .where(inArray(eventOpenings.eventId, [...ids]))
      .limit(ids.length),

  /** Nothing comes back where somebody else was first. */
  async insert(tx: Tx, values: typeof eventOpenings.$inferInsert): Promise<OpeningRow | undefined> {
    const [row] = await tx.insert(eventOpenings).values(values).onConflictDoNothing().returning();
    return row;
  },

  async change(tx: Tx, of: number, values: Partial<OpeningRow>): Promise<OpeningRow> {
    const [row] = await tx
      .update(eventOpenings)
      .set({ ...values, version: sql`${eventOpenings.version} + 1` })
      .where(eq(eventOpenings.eventId, of))
      .returning();
    if (!row) throw new Error('an opening that was locked is gone');
    return row;
  },
};

export const registrationsRepository = {
  /** Of every day of which somebody is known; of one event where it is named. */
  counts: (db: Db | Tx, most: number, of?: number): Promise<DayCounts[]> =>
    db
      .select({
        eventId,
        day,
        endsOn: sql<string>`max(${endsOn})::text`,
        registered: peopleWhere(sql`${state} = 'registered'`),
        waiting: peopleWhere(sql`${state} = 'waiting'`),
        toCall: whole(sql`count(*) filter (where ${newsWay} = 'call')`),
      })
      .from(eventRegistrations)
      .where(of === undefined ? undefined : eq(eventId, of))
      .groupBy(eventId, day)
      .orderBy(asc(day), asc(eventId))
      .limit(most),

  ofDay: (tx: Tx, of: number, at: string, most: number): Promise<RegistrationRow[]> =>
    tx.select().from(eventRegistrations).where(onDay(of, at)).orderBy(asc(turn)).limit(most),

  async standing(tx: Tx, of: number, at: string): Promise<{ registered: number; waiting: number; known: number }> {
    const [row] = await tx
      .select({
        registered: peopleWhere(sql`${state} = 'registered'`),
        waiting: whole(sql`count(*) filter (where ${state} = 'waiting')`),
        known: count(),
      })
      .from(eventRegistrations)
      .where(onDay(of, at));
    return row ?? { registered: 0, waiting: 0, known: 0 };
  },

  waiting: (tx: Tx, of: number, at: string, most: number): Promise<RegistrationRow[]> =>
    tx
      .select()
      .from(eventRegistrations)
      .where(and(onDay(of, at), eq(state, 'waiting')))
      .orderBy(asc(turn))
      .limit(most),

  /** Days from then on for which somebody waits. */
  waitedFor: (db: Db | Tx, from: string, most: number) =>
    db
      .selectDistinct({ eventId, day })
      .from(eventRegistrations)
      .where(and(gte(day, from), eq(state, 'waiting')))
      .limit(most),

  /** How many wait up to this one. */
  waitingPlace: (tx: Tx, row: RegistrationRow): Promise<number> =>
    tx.$count(eventRegistrations, and(onDay(row.eventId, row.day), eq(state, 'waiting'), sql`${turn} <= ${row.turn}`)),

  async same(tx: Tx, of: number, at: string, by: { nameIndex: Buffer; phoneIndex: Buffer }) {
    const [row] = await tx
      .select()
      .from(eventRegistrations)
      .where(and(onDay(of, at), eq(phoneIndex, by.phoneIndex), eq(nameIndex, by.nameIndex), isThere))
      .limit(1);
    return row;
  },

  async find(tx: Tx, of: string): Promise<RegistrationRow | undefined> {
    const [row] = await tx.select().from(eventRegistrations).where(eq(id, of)).limit(1);
    return row;
  },

  async insert(tx: Tx, values: NewRegistration): Promise<RegistrationRow> {
    const [row] = await tx.insert(eventRegistrations).values(values).returning();
    if (!row) throw new Error('a registration that was inserted did not come back');
    return row;
  },

  async change(tx: Tx, of: string, values: Partial<NewRegistration>): Promise<RegistrationRow> {
    const [row] = await tx
      .update(eventRegistrations)
      .set({ ...values, ...raised })
      .where(eq(id, of))
      .returning();
    if (!row) throw new Error('a registration that was locked is gone');
    return row;
  },

  changeAll: (tx: Tx, ids: readonly string[], values: Partial<NewRegistration>) =>
    tx
      .update(eventRegistrations)
      .set({ ...values, ...raised })
      .where(inArray(id, [...ids])),

  remove: (tx: Tx, of: string) => tx.delete(eventRegistrations).where(eq(id, of)),

  /** Those who are not reminded yet of what takes place that day. */
  toRemind: (tx: Tx, at: string, events: readonly number[], most: number): Promise<RegistrationRow[]> =>
    tx
      .select()
      .from(eventRegistrations)
      .where(
        and(eq(day, at), inArray(eventId, [...events]), eq(state, 'registered'), isNull(eventRegistrations.remindedAt)),
      )
      .orderBy(asc(turn))
      .limit(most)
      .for('update', { skipLocked: true }),

  async eventsOn(db: Db | Tx, at: string, most: number): Promise<number[]> {
    const rows = await db
      .selectDistinct({ eventId })
      .from(eventRegistrations)
      .where(and(eq(day, at), eq(state, 'registered'), isNull(eventRegistrations.remindedAt)))
      .limit(most);
    return rows.map((row) => row.eventId);
  },

  toText: (tx: Tx, most: number): Promise<RegistrationRow[]> =>
    tx
      .select()
      .from(eventRegistrations)
      .where(and(eq(newsWay, 'text'), sql`${news} is not null`))
      .orderBy(asc(turn))
      .limit(most)
      .for('update', { skipLocked: true }),

  /** Those of whom is known that the last text did not go. Returns which texts those were. */
  async callWhomNoTextReached(tx: Tx, today: string): Promise<(string | null)[]> {
    const didNotGo = tx
      .select({ id: messages.id })
      .from(messages)
      .where(inArray(messages.state, ['failed', 'held']));
    const rows = await tx
      .update(eventRegistrations)
      .set({ news: sql`${sentNews}`, newsWay: 'call', sentNews: null, ...raised })
      .where(and(gte(endsOn, today), isNotNull(sentNews), isNull(news), inArray(newsMessageId, didNotGo)))
      .returning({ text: newsMessageId });
    return rows.map(({ text }) => text);
  },

  /** What nobody can use any more: that an event is tomorrow on the day itself, and all of it when it is over. */
  forgetOldNews: (db: Db, today: string) =>
    db
      .update(eventRegistrations)
      .set({ news: null, newsWay: null, ...raised })
      .where(and(isNotNull(news), or(and(eq(news, 'reminder'), lte(day, today)), lt(endsOn, today)))),

  /** Nothing sends texts. */
  callAll: (db: Db) =>
    db
      .update(eventRegistrations)
      .set({ newsWay: 'call', ...raised })
      .where(and(eq(newsWay, 'text'), sql`${news} is not null`)),

  /** Days that are not over and on which somebody comes whom nobody has to call yet, with how many. */
  comingDays: (db: Db, today: string, most: number) =>
    db
      .select({ eventId, day, endsOn: sql<string>`max(${endsOn})::text`, registrations: count() })
      .from(eventRegistrations)
      .where(and(gte(endsOn, today), isThere, sql`${newsWay} is distinct from 'call'`))
      .groupBy(eventId, day)
      .limit(most),

  /** No further than `most`. */
  countToCall: (db: Db, most: number) =>
    db.$count(
      db
        .select({ id })
        .from(eventRegistrations)
        .where(and(eq(newsWay, 'call'), sql`${news} is not null`))
        .limit(most)
        .as('to_call'),
    ),

  async forgetEnded(db: Db, before: string): Promise<void> {
    await db.delete(eventRegistrations).where(lt(endsOn, before));
  },

  of: (tx: Tx, personId: string): Promise<RegistrationRow[]> =>
    tx.select().from(eventRegistrations).where(areTheirs(personId)).orderBy(asc(turn)).limit(500),

  /** Returns by which text each was told last. */
  async erase(tx: Tx, personId: string): Promise<(string | null)[]> {
    const rows = await tx.delete(eventRegistrations).where(areTheirs(personId)).returning({ text: newsMessageId });
    return rows.map(({ text }) => text);
  },

  /** Nothing is sent to them any more; what they have to know they are told on the telephone. Returns the texts that told them last. */
  async stopMessages(tx: Tx, personId: string, at: Date): Promise<(string | null)[]> {
    const rows = await tx
      .update(eventRegistrations)
      .set({ messagesStoppedAt: at, newsWay: calledNow, ...raised })
      .where(areTheirs(personId))
      .returning({ text: newsMessageId });
    return rows.map(({ text }) => text);
  },
};
