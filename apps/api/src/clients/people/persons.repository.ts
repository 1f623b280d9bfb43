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

  /** The oldest with this name and number. Two who come at once with the same are one: the second waits. */
  async recognise(tx: Tx, nameIndex: Buffer, phoneIndex: Buffer): Promise<PersonRow | undefined> {
    await tx.execute(sql`select pg_advisory_xact_lock(${phoneIndex.readBigInt64BE(0).toString()}::bigint)`);
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
