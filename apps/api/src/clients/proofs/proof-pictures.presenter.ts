import {
  originalKeptDays,
  pictureKeptDays,
  type ProofPictureState,
} from '@kidney/contract/clients/application-names.paths.ts';
import type { ProofPictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import type { PictureCase, PictureRow } from './proof-pictures.repository.ts';

export const day = 86_400_000;

export function stateOf({ blackedOutAt, isHeld, cameAt }: PictureRow): ProofPictureState {
  if (blackedOutAt) return 'kept';
  if (isHeld) return 'held';
  return cameAt ? 'lapsed' : 'asked';
}

/** The sooner of the two ends. */
function goesAt(row: PictureRow, { endedAt }: PictureCase): string | null {
  const ends = [
    ...(row.isHeld && row.cameAt ? [row.cameAt.getTime() + originalKeptDays * day] : []),
    ...(endedAt ? [endedAt.getTime() + pictureKeptDays * day] : []),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString();
}

export const presentPictures = (of: PictureCase, rows: readonly PictureRow[], isMine: boolean): ProofPictures => ({
  pictures: rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOf(row),
    askedAt: row.askedAt.toISOString(),
    goesAt: goesAt(row, of),
  })),
  isMine,
});
