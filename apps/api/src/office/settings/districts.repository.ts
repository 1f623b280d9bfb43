import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { asc, lt, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { districts } from './districts.table.ts';

export const districtsRepository = {
  async list(db: Db | Tx): Promise<District[]> {
    const rows = await db.select().from(districts).orderBy(asc(districts.position), asc(districts.name)).limit(60);
    return rows.map(({ name, mapX, mapY }) => ({
      name,
      map: mapX === null || mapY === null ? null : { x: mapX, y: mapY },
    }));
  },

  /** Leaves alone what has its place already. Returns how many were missing or without one. */
  async insertMissing(tx: Tx, list: readonly District[]): Promise<number> {
    const rows = list.map(({ name, map }, position) => ({
      name,
      position,
      mapX: map?.x ?? null,
      mapY: map?.y ?? null,
    }));
    const added = await tx
      .insert(districts)
      .values(rows)
      .onConflictDoUpdate({
        target: districts.name,
        set: { position: sql`excluded.position`, mapX: sql`excluded.map_x`, mapY: sql`excluded.map_y` },
        setWhere: lt(districts.position, 0),
      })
      .returning({ name: districts.name });
    return added.length;
  },
};
