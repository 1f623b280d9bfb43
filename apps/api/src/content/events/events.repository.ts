import { and, asc, between, desc, eq, gte, inArray, isNull, lt, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { events } from './events.table.ts';

export type EventRow = typeof events.$inferSelect;

export interface PastPlace {
  lastOn: string;
  id: number;
}

const { id, startsOn, lastOn, removedAt } = events;
const there = isNull(removedAt);

export const eventsRepository = {
  async find(db: Db | Tx, of: number): Promise<EventRow | undefined> {
    const [row] = await db.select().from(events).where(eq(id, of)).limit(1);
    return row;
  },

  findAll: (db: Db | Tx, ids: readonly number[]): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(inArray(id, [...ids]))
      .limit(ids.length),

  /** Whose last day is not over on that day, those first that end first. */
  notOver: (db: Db | Tx, day: string, most: number) =>
    db
      .select()
      .from(events)
      .where(and(there, gte(lastOn, day)))
      .orderBy(asc(lastOn), asc(id))
      .limit(most),

  /** Which may take place between two days; whether they do is for their rules to say. */
  around: (db: Db, from: string, to: string, most: number) =>
    db
      .select()
      .from(events)
      .where(and(there, gte(lastOn, from), lte(startsOn, to)))
      .orderBy(asc(startsOn), asc(id))
      .limit(most),

  over: (db: Db, today: string, year: string | undefined, after: PastPlace | null, most: number) =>
    db
      .select()
      .from(events)
      .where(
        and(
          there,
          lt(lastOn, today),
          year ? between(lastOn, `${year}-01-01`, `${year}-12-31`) : undefined,
          after ? sql`(${lastOn}, ${id}) < (${after.lastOn}::date, ${after.id})` : undefined,
        ),
      )
      .orderBy(desc(lastOn), desc(id))
      .limit(most),

  /** The last days of the oldest and of the youngest event that are over. */
  async ends(db: Db, today: string): Promise<{ first: string; last: string } | null> {
    const edge = (order: typeof asc) =>
      db
        .select({ lastOn })
        .from(events)
        .where(and(there, lt(lastOn, today)))
        .orderBy(order(lastOn))
        .limit(1);
    const [[first], [last]] = [await edge(asc), await edge(desc)];
    return first && last ? { first: first.lastOn, last: last.lastOn } : null;
  },
};
