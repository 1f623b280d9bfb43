import { and, desc, eq, inArray, isNotNull, isNull, max, notInArray, sql } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { consents, persons } from '../people.table.ts';

export type ConsentRow = typeof consents.$inferSelect;

const { id, personId, textId, givenAt, withdrawnAt } = consents;

export const consentsRepository = {
  /** The newest first. */
  list: (db: Db | Tx, person: string, most: number) =>
    db.select().from(consents).where(eq(personId, person)).orderBy(desc(givenAt), desc(id)).limit(most),

  async find(tx: Tx, person: string, of: string): Promise<ConsentRow | undefined> {
    const [row] = await tx
      .select()
      .from(consents)
      .where(and(eq(personId, person), eq(id, of)))
      .limit(1);
    return row;
  },

  insert: (tx: Tx, rows: (typeof consents.$inferInsert)[]) => tx.insert(consents).values(rows).returning(),

  remove: (tx: Tx, ids: readonly string[]) => tx.delete(consents).where(inArray(id, [...ids])),

  /** Those of these people who agreed to something besides. */
  async changedAmong(tx: Tx, people: readonly string[], besides: readonly string[]): Promise<string[]> {
    const others = and(inArray(personId, [...people]), notInArray(id, [...besides]));
    return (await tx.selectDistinct({ personId }).from(consents).where(others)).map((row) => row.personId);
  },

  /** Who took one of these back. */
  async takenBack(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const over = and(inArray(id, [...ids]), isNotNull(withdrawnAt));
    return (await tx.select({ personId }).from(consents).where(over)).map((row) => row.personId);
  },

  /** Those of these people who agreed to these words, and hold to it. */
  async holders(tx: Tx, people: readonly string[], of: string): Promise<Set<string>> {
    const rows = await tx
      .select({ personId })
      .from(consents)
      .where(and(inArray(personId, [...people]), eq(textId, of), isNull(withdrawnAt)));
    return new Set(rows.map((row) => row.personId));
  },

  /** Of these people those who took back all that they agreed to for one of these purposes: when they last did. */
  async lastTakenBack(tx: Tx, people: readonly string[], topics: readonly string[]): Promise<Map<string, Date>> {
    const isOfTopic = inArray(sql`split_part(${textId}, '/', 1)`, [...topics]);
    const isWho = sql`split_part(${textId}, '/', 2) = 'collection'`;
    const rows = await tx
      .select({ personId, at: max(withdrawnAt) })
      .from(consents)
      .where(and(inArray(personId, [...people]), isOfTopic, isWho))
      .groupBy(personId)
      .having(sql`bool_and(${withdrawnAt} is not null)`);
    return new Map(rows.flatMap(({ personId: of, at }) => (at === null ? [] : [[of, at]])));
  },

  /** Every consent to messages, of whatever purpose, of these people and of whoever has the number of one of them. */
  async toMessagesOnNumbersOf(tx: Tx, people: readonly string[]): Promise<(ConsentRow & { number: string })[]> {
    const theirs = tx
      .select({ of: persons.phoneIndex })
      .from(persons)
      .where(sql`${persons.id} = any(${sql.param([...people])}::uuid[])`);
    const rows = await tx
      .select({ consent: consents, number: sql<string>`encode(${persons.phoneIndex}, 'hex')` })
      .from(consents)
      .innerJoin(persons, eq(persons.id, personId))
      .where(and(inArray(persons.phoneIndex, theirs), sql`split_part(${textId}, '/', 2) = 'messages'`));
    return rows.map(({ consent, number }) => ({ ...consent, number }));
  },

  /** Nothing comes back where it was taken back before, or is not there. */
  async withdraw(
    tx: Tx,
    person: string,
    of: string,
    values: Pick<ConsentRow, 'withdrawnAt' | 'withdrawnWay' | 'withdrawnBy'>,
  ): Promise<ConsentRow | undefined> {
    const [row] = await tx
      .update(consents)
      .set(values)
      .where(and(eq(personId, person), eq(id, of), isNull(withdrawnAt)))
      .returning();
    return row;
  },
};
