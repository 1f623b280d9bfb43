import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { persons } from './people.table.ts';

export { sealedPersons } from './people.table.ts';

export type PersonRow = typeof persons.$inferSelect;
export type NewPersonRow = typeof persons.$inferInsert;

type IndexColumn =
  | 'nameIndex'
  | 'initialsIndex'
  | 'phoneIndex'
  | 'phoneEndIndex'
  | 'guardianPhoneIndex'
  | 'guardianPhoneEndIndex';
/** By which indexes a person is looked for; one of them is enough. */
export type PersonIndexes = Partial<Record<IndexColumn, Buffer>>;

/** The end of a number, as a person's own and as a guardian's. */
export interface PhoneEndIndexes {
  phoneEndIndex: Buffer;
  guardianPhoneEndIndex: Buffer;
}

const oneOf = (indexes: PersonIndexes): SQL | undefined =>
  or(...Object.entries(indexes).map(([column, index]) => sql`${persons[column as IndexColumn]} = ${index}`));

/** Whether it is the guardian's number that led to this person, and not their own. */
export function isByGuardian(row: PersonRow, wanted: PersonIndexes): boolean {
  const column = wanted.phoneIndex ? 'phoneIndex' : 'phoneEndIndex';
  const own = wanted[column];
  return own !== undefined && !own.equals(row[column]);
}

export const personsRepository = {
  async find(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
    const [row] = await db.select().from(persons).where(eq(persons.id, id)).limit(1);
    return row;
  },

  findAll: (tx: Tx, ids: readonly string[]) =>
    tx
      .select()
      .from(persons)
      .where(inArray(persons.id, [...ids]))
      .limit(ids.length),

  /** Whoever one of these indexes belongs to; those last seen first. */
  search: (tx: Tx, indexes: PersonIndexes, most: number) =>
    tx.select().from(persons).where(oneOf(indexes)).orderBy(desc(persons.updatedAt), desc(persons.id)).limit(most),

  /** Of each of these ends of numbers those whose it is, or whose guardian's, last seen first: at most so many of each. */
  async byPhoneEnds(
    tx: Tx,
    ends: readonly PhoneEndIndexes[],
    mostOfEach: number,
  ): Promise<{ place: number; id: string }[]> {
    const own = sql.param(ends.map(({ phoneEndIndex }) => phoneEndIndex));
    const guardian = sql.param(ends.map(({ guardianPhoneEndIndex }) => guardianPhoneEndIndex));
    const { rows } = await tx.execute<{ place: number; id: string }>(
      sql`select (wanted.place - 1)::int as place, found.id
        from unnest(${own}::bytea[], ${guardian}::bytea[]) with ordinality as wanted (own, guardian, place)
        cross join lateral (
          select id, updated_at from persons
          where phone_end_index = wanted.own or guardian_phone_end_index = wanted.guardian
          order by updated_at desc, id desc limit ${mostOfEach}
        ) found
        order by wanted.place, found.updated_at desc, found.id desc`,
    );
    return rows;
  },

  /** The oldest with this name and number. Two who come at once with the same are one: the second waits. */
  async recognise(tx: Tx, nameIndex: Buffer, phoneIndex: Buffer): Promise<PersonRow | undefined> {
    await tx.execute(sql`select pg_advisory_xact_lock(${phoneIndex.readBigInt64BE(0).toString()}::bigint)`);
    return personsRepository.byNameAndPhone(tx, nameIndex, phoneIndex);
  },

  async byNameAndPhone(tx: Tx, nameIndex: Buffer, phoneIndex: Buffer): Promise<PersonRow | undefined> {
    const [row] = await tx
      .select()
      .from(persons)
      .where(and(eq(persons.phoneIndex, phoneIndex), eq(persons.nameIndex, nameIndex)))
      .orderBy(persons.createdAt, persons.id)
      .limit(1);
    return row;
  },

  insert: (tx: Tx, row: NewPersonRow) => tx.insert(persons).values(row),

  async update(tx: Tx, id: string, values: Partial<NewPersonRow>): Promise<boolean> {
    const changed = { version: sql`${persons.version} + 1`, updatedAt: sql`now()` };
    const rows = await tx
      .update(persons)
      .set({ ...values, ...changed })
      .where(eq(persons.id, id))
      .returning({ id: persons.id });
    return rows.length > 0;
  },

  async isBy(db: Db | Tx, id: string, indexes: PersonIndexes): Promise<boolean> {
    const rows = await db
      .select({ id: persons.id })
      .from(persons)
      .where(and(eq(persons.id, id), oneOf(indexes)))
      .limit(1);
    return rows.length > 0;
  },
};
