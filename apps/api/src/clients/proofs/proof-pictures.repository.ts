import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, sql } from '../../platform/drizzle.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { applicationsRepository, type ApplicationRow } from '../applications/index.ts';
import { proofOriginals, proofPictures } from './proof-pictures.table.ts';

export { sealedOriginals, sealedPictures } from './proof-pictures.table.ts';

/** Without the picture itself. */
export interface PictureRow {
  id: string;
  applicationId: string;
  kind: (typeof proofPictures.$inferSelect)['kind'];
  askedAt: Date;
  cameAt: Date | null;
  blackedOutAt: Date | null;
  isHeld: boolean;
}

/** Whose case it is, and whether it is decided. */
export type PictureCase = Pick<ApplicationRow, 'id' | 'kind' | 'personId' | 'state' | 'assigneeId' | 'endedAt'>;

const { id, applicationId, kind, askedAt, cameAt, blackedOutAt } = getTableColumns(proofPictures);
const isHeld = sql<boolean>`exists (select from ${proofOriginals} where ${proofOriginals.pictureId} = ${proofPictures.id})`;
const shown = { id, applicationId, kind, askedAt, cameAt, blackedOutAt, isHeld };

export const proofPicturesRepository = {
  list: (tx: Tx, of: string, most: number): Promise<PictureRow[]> =>
    tx.select(shown).from(proofPictures).where(eq(applicationId, of)).orderBy(asc(askedAt), asc(id)).limit(most),

  /** What the applicant may send now. */
  asked: (db: Db | Tx, of: string, most: number) =>
    db
      .select({ id, kind })
      .from(proofPictures)
      .where(and(eq(applicationId, of), isNull(cameAt)))
      .orderBy(asc(askedAt), asc(id))
      .limit(most),

  async lock(tx: Tx, of: string, picture: string): Promise<PictureRow | undefined> {
    const [row] = await tx
      .select(shown)
      .from(proofPictures)
      .where(and(eq(id, picture), eq(applicationId, of)))
      .for('update')
      .limit(1);
    return row;
  },

  async insert(tx: Tx, row: typeof proofPictures.$inferInsert): Promise<void> {
    await tx.insert(proofPictures).values(row);
  },

  async hold(tx: Tx, picture: string, original: Buffer, at: Date): Promise<void> {
    await tx.insert(proofOriginals).values({ pictureId: picture, original, cameAt: at });
    await tx.update(proofPictures).set({ cameAt: at }).where(eq(id, picture));
  },

  async original(tx: Tx, picture: string): Promise<Buffer | undefined> {
    const rows = await tx.select().from(proofOriginals).where(eq(proofOriginals.pictureId, picture)).limit(1);
    return rows[0]?.original;
  },

  async picture(tx: Tx, picture: string): Promise<Buffer | null | undefined> {
    const rows = await tx.select({ of: proofPictures.picture }).from(proofPictures).where(eq(id, picture)).limit(1);
    return rows[0]?.of;
  },

  /** The blacked-out one takes the place of the original. */
  async keep(tx: Tx, picture: string, sealed: Buffer, at: Date): Promise<void> {
    await tx.delete(proofOriginals).where(eq(proofOriginals.pictureId, picture));
    await tx.update(proofPictures).set({ picture: sealed, blackedOutAt: at }).where(eq(id, picture));
  },

  async remove(tx: Tx, picture: string): Promise<void> {
    await tx.delete(proofPictures).where(eq(id, picture));
  },

  /** Whether something lies there that only the officer of the case may see. */
  hasAny: async (tx: Tx, of: string): Promise<boolean> =>
    (await tx.$count(proofPictures, and(eq(applicationId, of), isNotNull(cameAt)))) > 0,

  async withAny(tx: Tx, of: readonly string[]): Promise<Set<string>> {
    const rows = await tx
      .selectDistinct({ of: applicationId })
      .from(proofPictures)
      .where(and(inArray(applicationId, [...of]), isNotNull(cameAt)));
    return new Set(rows.map((row) => row.of));
  },

  async forgetOriginals(db: Db, before: Date): Promise<void> {
    await db.delete(proofOriginals).where(lte(proofOriginals.cameAt, before));
  },

  /** Of cases that were decided by then. */
  async forgetDecided(db: Db, before: Date): Promise<void> {
    const decided = applicationsRepository.idsDecidedBefore(db, before);
    await db.delete(proofPictures).where(inArray(applicationId, decided));
  },
};
