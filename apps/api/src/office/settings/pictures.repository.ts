import { createHash } from 'node:crypto';
import { pictureNames, type PictureName } from '@kidney/contract/office/settings/pictures.paths.ts';
import type { Pictures } from '@kidney/contract/office/settings/pictures.schema.ts';
import { and, eq, notInArray, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { pictures } from './pictures.table.ts';

/** Checked by whoever read the pack. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export type HomePictures = Partial<Record<PictureName, Picture>>;

const markOf = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 16);

/** Which drawings there are, and under which addresses. */
export async function picturesOf(db: Db | Tx): Promise<Pictures> {
  const { name, mark, width, height } = pictures;
  const rows = await db.select({ name, mark, width, height }).from(pictures).limit(pictureNames.length);
  const addressOf = (wanted: PictureName) => {
    const row = rows.find((each) => each.name === wanted);
    return row && `/pictures/${row.name}.${row.mark}.svg`;
  };
  const pair = (day: PictureName, night: PictureName) => {
    const row = rows.find((each) => each.name === day);
    const address = addressOf(day);
    if (!row || !address) return null;
    return { day: address, night: addressOf(night) ?? address, width: row.width, height: row.height };
  };
  return { logo: pair('logo', 'logo-dark'), map: pair('map', 'map-dark') };
}

/** The drawing itself, where it is still the one that the address means. */
export async function pictureOf(db: Db, name: string, mark: string): Promise<string | null> {
  const [row] = await db
    .select({ svg: pictures.svg })
    .from(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.mark, mark)))
    .limit(1);
  return row?.svg ?? null;
}

/** No screen changes them, so they become what the pack brings now. Returns how many are other than before. */
export async function placePictures(tx: Tx, brought: HomePictures): Promise<number> {
  const rows = pictureNames.flatMap((name) => {
    const picture = brought[name];
    return picture ? [{ name, mark: markOf(picture.svg), ...picture }] : [];
  });
  const names = rows.map(({ name }) => name);
  const gone = await tx.delete(pictures).where(notInArray(pictures.name, names)).returning({ name: pictures.name });
  if (rows.length === 0) return gone.length;
  const placed = await tx
    .insert(pictures)
    .values(rows.map(({ name, svg, mark, width, height }) => ({ name, svg, mark, width, height })))
    .onConflictDoUpdate({
      target: pictures.name,
      set: {
        svg: sql`excluded.svg`,
        mark: sql`excluded.mark`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
      },
      setWhere: sql`${pictures.mark} <> excluded.mark`,
    })
    .returning({ name: pictures.name });
  return gone.length + placed.length;
}
