import { and, arrayContains, asc, eq, sql, type SQL } from '../../platform/drizzle.ts';
import type { FacilityContent, facilityFilterSchema } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/database.ts';
import { facilities } from './facilities.table.ts';

export type FacilityRow = typeof facilities.$inferSelect;
export type Filter = z.output<typeof facilityFilterSchema>;

const { district, name, address, shifts, days } = facilities;
const neutralOrder = [
  sql`(select position from districts where districts.name = ${district})`,
  asc(sql`${name} collate "C"`),
  asc(facilities.id),
];

/** People write 삼산 동 and 삼산동; both find both. */
function holds(words: string): SQL {
  const wanted = words.replaceAll(/\s/g, '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`replace(${name} || '|' || ${address}, ' ', '') ilike ${`%${wanted}%`}`;
}

function toColumns({ grade, ...content }: FacilityContent) {
  return { ...content, gradeValue: grade?.value ?? null, gradeYear: grade?.year ?? null };
}

const seenAs = (id: number, seen: number | undefined) =>
  and(eq(facilities.id, id), seen === undefined ? undefined : eq(facilities.version, seen));

export const facilitiesRepository = {
  list(db: Db | Tx, filter: Filter, most: number) {
    return db
      .select()
      .from(facilities)
      .where(
        and(
          filter.district ? eq(district, filter.district) : undefined,
          filter.shift && arrayContains(shifts, [filter.shift]),
          filter.days && arrayContains(days, [filter.days]),
          filter.q ? holds(filter.q) : undefined,
        ),
      )
      .orderBy(...neutralOrder)
      .limit(most);
  },

  async find(db: Db | Tx, id: number) {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, id)).limit(1);
    return row;
  },

  /** Two writers at once must not both see the last free place, nor the list before an import. */
  async lock(tx: Tx): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('facilities'))`);
  },

  async count(tx: Tx): Promise<number> {
    return tx.$count(facilities);
  },

  async insert(tx: Tx, content: FacilityContent): Promise<FacilityRow> {
    const [row] = await tx.insert(facilities).values(toColumns(content)).returning();
    if (!row) throw new Error('an insert gives its row');
    return row;
  },

  /** Changes the row if it still has the version that was seen; without one, whatever it has. */
  async update(tx: Tx, id: number, content: FacilityContent, seen: number | undefined) {
    const [row] = await tx
      .update(facilities)
      .set({ ...toColumns(content), version: sql`${facilities.version} + 1`, updatedAt: sql`now()` })
      .where(seenAs(id, seen))
      .returning();
    return row;
  },

  async remove(tx: Tx, id: number, seen: number | undefined) {
    const [row] = await tx.delete(facilities).where(seenAs(id, seen)).returning({ id: facilities.id });
    return row;
  },
};
