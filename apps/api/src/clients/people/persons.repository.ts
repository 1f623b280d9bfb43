import { and, desc, eq, inArray, or, sql, type SQL } from '../../platform/drizzle.ts';
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

/** As one parameter, however many they are. */
const isOneOf = (ids: readonly string[]): SQL => sql`${persons.id} = any(${sql.param([...ids])}::uuid[])`;

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

  /** As `recognise` waits for one: until the end of the transaction nobody else comes to be known by one of these numbers. */
  hold: (tx: Tx, phoneIndexes: readonly Buffer[]) => {
    const keys = sql.param(phoneIndexes.map((each) => each.readBigInt64BE(0).toString()));
    // In one order, so that two who hold some of the same never wait for each other.
    return tx.execute(
      sql`select pg_advisory_xact_lock(key) from (select distinct key from unnest(${keys}::bigint[]) key order by key) sorted`,
    );
  },

  /** Nobody else changes, or comes to need, one of them until the end of the transaction. */
  lockAll: (tx: Tx, ids: readonly string[]) =>
    tx
      .select({ id: persons.id })
      .from(persons)
      .where(inArray(persons.id, [...ids]))
      .orderBy(persons.id)
      .for('update'),

  /** What is needed to reach them. */
  reachable: (tx: Tx, ids: readonly string[]) =>
    tx
      .select({
        id: persons.id,
        name: persons.name,
        phone: persons.phone,
        guardianPhone: persons.guardianPhone,
        address: persons.address,
        birthDate: persons.birthDate,
      })
      .from(persons)
      .where(isOneOf(ids))
      .orderBy(persons.id),

  /** Their numbers, as they are compared. */
  numbersOf: (tx: Tx, ids: readonly string[]) =>
    tx
      .select({ id: persons.id, number: sql<string>`encode(${persons.phoneIndex}, 'hex')` })
      .from(persons)
      .where(isOneOf(ids)),

  /** These, and whoever has the number of one of them; in one order, and without keeping others from referring to them. */
  holdWithSharers: (tx: Tx, ids: readonly string[]) =>
    tx
      .select({ id: persons.id })
      .from(persons)
      .where(inArray(persons.phoneIndex, tx.select({ of: persons.phoneIndex }).from(persons).where(isOneOf(ids))))
      .orderBy(persons.id)
      .for('no key update'),

  /** Of each of these names and numbers the oldest who has both. */
  async recogniseAll(
    tx: Tx,
    wanted: readonly { nameIndex: Buffer; phoneIndex: Buffer }[],
  ): Promise<{ place: number; id: string }[]> {
    const names = sql.param(wanted.map(({ nameIndex }) => nameIndex));
    const phones = sql.param(wanted.map(({ phoneIndex }) => phoneIndex));
    const { rows } = await tx.execute<{ place: number; id: string }>(
      sql`select (wanted.place - 1)::int as place, found.id
        from unnest(${names}::bytea[], ${phones}::bytea[]) with ordinality as wanted (name, phone, place)
        cross join lateral (
          select id from persons where phone_index = wanted.phone and name_index = wanted.name order by created_at, id limit 1
        ) found`,
    );
    return rows;
  },

  /** Of each of these names a few who have it. */
  async namesakes(
    tx: Tx,
    names: readonly Buffer[],
    mostOfEach: number,
  ): Promise<{ place: number; id: string; birthDate: Buffer | null }[]> {
    const { rows } = await tx.execute<{ place: number; id: string; birth_date: Buffer | null }>(
      sql`select (wanted.place - 1)::int as place, found.id, found.birth_date
        from unnest(${sql.param(names)}::bytea[]) with ordinality as wanted (name, place)
        cross join lateral (
          select id, birth_date from persons where name_index = wanted.name order by updated_at desc, id desc limit ${mostOfEach}
        ) found`,
    );
    return rows.map(({ birth_date: birthDate, ...row }) => ({ ...row, birthDate }));
  },

  insert: (tx: Tx, ...rows: NewPersonRow[]) => tx.insert(persons).values(rows),

  /** Those of these people who are no longer in the version in which they were left. */
  async changedAmong(tx: Tx, left: readonly { id: string; version: number }[]): Promise<string[]> {
    const ids = sql.param(left.map(({ id }) => id));
    const versions = sql.param(left.map(({ version }) => version));
    const { rows } = await tx.execute<{ id: string }>(
      sql`select p.id from persons p join unnest(${ids}::uuid[], ${versions}::integer[]) as wanted (id, version)
        on wanted.id = p.id and wanted.version <> p.version`,
    );
    return rows.map(({ id }) => id);
  },

  /** Those of these people for whom this holds. */
  async among(tx: Tx, ids: readonly string[], holds: (personId: SQL) => SQL): Promise<string[]> {
    const chosen = and(inArray(persons.id, [...ids]), holds(sql`${persons.id}`));
    return (await tx.select({ id: persons.id }).from(persons).where(chosen)).map(({ id }) => id);
  },

  removeAll: (tx: Tx, ids: readonly string[]) => tx.delete(persons).where(inArray(persons.id, [...ids])),

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
