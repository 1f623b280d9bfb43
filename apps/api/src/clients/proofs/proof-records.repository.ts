import { asc, inArray } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import { applicationsRepository } from '../applications/index.ts';
import { proofOriginals, proofPictures } from './proof-pictures.table.ts';

export { sealedPictures } from './proof-pictures.table.ts';
export type PictureRow = typeof proofPictures.$inferSelect;
export type OriginalRow = typeof proofOriginals.$inferSelect;

const areTheirs = (tx: Tx, personId: string) =>
  inArray(proofPictures.applicationId, applicationsRepository.idsOf(tx, personId));
const theirPictures = (tx: Tx, personId: string) =>
  tx.select({ id: proofPictures.id }).from(proofPictures).where(areTheirs(tx, personId));

export const proofRecordsRepository = {
  pictures: (tx: Tx, personId: string): Promise<PictureRow[]> =>
    tx
      .select()
      .from(proofPictures)
      .where(areTheirs(tx, personId))
      .orderBy(asc(proofPictures.askedAt), asc(proofPictures.id))
      .limit(100),

  originals: (tx: Tx, personId: string): Promise<OriginalRow[]> =>
    tx
      .select()
      .from(proofOriginals)
      .where(inArray(proofOriginals.pictureId, theirPictures(tx, personId)))
      .orderBy(asc(proofOriginals.cameAt), asc(proofOriginals.pictureId))
      .limit(100),

  async erase(tx: Tx, personId: string): Promise<Record<string, number>> {
    const ofTheirs = inArray(proofOriginals.pictureId, theirPictures(tx, personId));
    const originals = await tx.delete(proofOriginals).where(ofTheirs);
    const pictures = await tx.delete(proofPictures).where(areTheirs(tx, personId));
    return { proof_pictures: pictures.rowCount ?? 0, proof_originals: originals.rowCount ?? 0 };
  },
};
