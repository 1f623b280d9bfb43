import { and, asc, eq, inArray, lte, or, sql, type SQL } from '../../../platform/drizzle.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isAmong } from '../../../platform/is-among.ts';
import { consentProofs, consents, persons } from '../people.table.ts';
import type { PersonalRecords } from './personal-records.ts';

export type ConsentProofRow = typeof consentProofs.$inferSelect;

/** That they agreed stays behind, found by nobody who does not know name and number. */
async function keepProofs(tx: Tx, ids: readonly string[], endedOn: string): Promise<void> {
  const chosen = {
    id: consents.id,
    nameIndex: persons.nameIndex,
    phoneIndex: persons.phoneIndex,
    textId: consents.textId,
    giver: consents.giver,
    way: consents.way,
    givenAt: consents.givenAt,
    withdrawnAt: consents.withdrawnAt,
    endedOn: sql<string>`${endedOn}::date`.as('ended_on'),
  };
  const given = tx
    .select(chosen)
    .from(consents)
    .innerJoin(persons, eq(persons.id, consents.personId))
    .where(inArray(persons.id, [...ids]));
  await tx.insert(consentProofs).select(given);
}

const isForgotten = (before: Date, isNeeded: SQL) => and(lte(persons.createdAt, before), sql`not (${isNeeded})`);

export const ownRecordsRepository = {
  /** Nobody else changes, or comes to need, this person until the end of the transaction. */
  async lock(tx: Tx, id: string) {
    const [row] = await tx.select().from(persons).where(eq(persons.id, id)).limit(1).for('update');
    return row;
  },

  consentsOf: (tx: Tx, personId: string) =>
    tx.select().from(consents).where(eq(consents.personId, personId)).orderBy(consents.givenAt).limit(1000),

  /** Without any proof: for whom there never was anybody to agree. */
  dropConsents: (tx: Tx, personId: string) => tx.delete(consents).where(eq(consents.personId, personId)),

  /** The person, and the consents with them; their proof is kept. */
  async remove(tx: Tx, ids: readonly string[], endedOn: string): Promise<{ persons: number; consents: number }> {
    await keepProofs(tx, ids, endedOn);
    const given = await tx.delete(consents).where(inArray(consents.personId, [...ids]));
    const gone = await tx.delete(persons).where(inArray(persons.id, [...ids]));
    return { persons: gone.rowCount ?? 0, consents: given.rowCount ?? 0 };
  },

  countForgotten: async (db: Db | Tx, before: Date, isNeeded: SQL) => ({
    due: await db.$count(persons, isForgotten(before, isNeeded)),
    total: await db.$count(persons),
  }),

  async forgotten(tx: Tx, before: Date, isNeeded: SQL, most: number): Promise<string[]> {
    const rows = await tx
      .select({ id: persons.id })
      .from(persons)
      .where(isForgotten(before, isNeeded))
      .orderBy(asc(persons.createdAt))
      .limit(most)
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },

  countProofs: async (db: Db | Tx, day: string) => ({
    due: await db.$count(consentProofs, lte(consentProofs.endedOn, day)),
    total: await db.$count(consentProofs),
  }),

  async removeProofs(tx: Tx, day: string, most: number): Promise<number> {
    const old = tx
      .select({ id: consentProofs.id })
      .from(consentProofs)
      .where(lte(consentProofs.endedOn, day))
      .orderBy(consentProofs.endedOn)
      .limit(most);
    const { rowCount } = await tx.delete(consentProofs).where(isAmong(consentProofs.id, old));
    return rowCount ?? 0;
  },

  /** Of each of these names and numbers the last day on which somebody who had both was forgotten. */
  async lastForgotten(
    tx: Tx,
    wanted: readonly { nameIndex: Buffer; phoneIndex: Buffer }[],
  ): Promise<{ place: number; endedOn: string }[]> {
    const names = sql.param(wanted.map(({ nameIndex }) => nameIndex));
    const phones = sql.param(wanted.map(({ phoneIndex }) => phoneIndex));
    const { rows } = await tx.execute<{ place: number; ended_on: string }>(
      sql`select (wanted.place - 1)::int as place, max(${consentProofs.endedOn})::text as ended_on
        from unnest(${names}::bytea[], ${phones}::bytea[]) with ordinality as wanted (name, phone, place)
        join ${consentProofs} on ${consentProofs.phoneIndex} = wanted.phone and ${consentProofs.nameIndex} = wanted.name
        group by wanted.place`,
    );
    return rows.map(({ place, ended_on: endedOn }) => ({ place, endedOn }));
  },

  idOf: sql`${persons.id}`,
};

/** Needed where one of them needs them. */
export const neededByOneOf =
  (records: readonly PersonalRecords[]) =>
  (personId: SQL): SQL =>
    or(...records.flatMap(({ needs }) => needs?.(personId) ?? [])) ?? sql`false`;
