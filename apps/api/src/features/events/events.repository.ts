import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { EventContent } from '@kidney/contract/events/events.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { events } from './events.table.ts';

export type EventRow = typeof events.$inferSelect;
type Values = EventContent & { lastOn: string };

export interface PastPlace {
  lastOn: string;
  id: number;
}

const { id, startsOn, lastOn, removedAt, version } = events;
const there = isNull(removedAt);

async function one(rows: Promise<EventRow[]>): Promise<EventRow> {
  const [row] = await rows;
  if (!row) throw new Error('a change gives its row');
  return row;
}

export const eventsRepository = {
  async find(db: Db | Tx, of: number): Promise<EventRow | undefined> {
    const [row] = await db.select().from(events).where(eq(id, of)).limit(1);
    return row;
  },

  async isEmpty(tx: Tx): Promise<boolean> {
    return (await tx.select({ id }).from(events).limit(1)).length === 0;
  },

  /** Whose last day is not over on that day, those first that end first. */
  notOver: (db: Db, day: string, most: number) =>
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

  async insert(tx: Tx, values: Values, authorId: number | null): Promise<EventRow> {
    return one(
      tx
        .insert(events)
        .values({ ...values, authorId })
        .returning(),
    );
  },

  /** Changes the row if it is there and still has the version that was seen; without one, whatever it has. */
  async update(
    tx: Tx,
    of: number,
    values: Values,
    seen: number | undefined,
    changedBy: number,
  ): Promise<EventRow | undefined> {
    const authorId = sql`coalesce(${events.authorId}, ${changedBy})`;
    const [row] = await tx
      .update(events)
      .set({ ...values, authorId, version: sql`${version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(id, of), there, seen === undefined ? undefined : eq(version, seen)))
      .returning();
    return row;
  },

  async remove(
    tx: Tx,
    of: number,
    seen: number | undefined,
    removedBy: number,
    now: Date,
  ): Promise<EventRow | undefined> {
    const [row] = await tx
      .update(events)
      .set({ removedAt: now, removedBy })
      .where(and(eq(id, of), there, seen === undefined ? undefined : eq(version, seen)))
      .returning();
    return row;
  },

  async restore(tx: Tx, of: number, since: Date): Promise<EventRow | undefined> {
    const [row] = await tx
      .update(events)
      .set({ removedAt: null, removedBy: null })
      .where(and(eq(id, of), gt(removedAt, since)))
      .returning();
    return row;
  },

  bin: (db: Db, since: Date, most: number) =>
    db.select().from(events).where(gt(removedAt, since)).orderBy(desc(removedAt), desc(id)).limit(most),

  /** What the bin need not keep any longer. Gives which they were. */
  async forget(tx: Tx, before: Date): Promise<number[]> {
    const gone = await tx.delete(events).where(lt(removedAt, before)).returning({ id });
    return gone.map((row) => row.id);
  },

  /** A batch of what is public, in the order of ids. */
  batch: (tx: Db | Tx, after: number, most: number) =>
    tx
      .select()
      .from(events)
      .where(and(there, gt(id, after)))
      .orderBy(asc(id))
      .limit(most),

  async existing(db: Db, ids: readonly number[]): Promise<number[]> {
    return (
      await db
        .select({ id })
        .from(events)
        .where(inArray(id, [...ids]))
    ).map((row) => row.id);
  },
};
