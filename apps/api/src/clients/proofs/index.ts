import type { ProofPicturesDeps } from './proof-pictures.deps.ts';
import { proofPicturesRepository } from './proof-pictures.repository.ts';
import { proofPicturesEndpoints } from './proof-pictures.routes.ts';
import { createProofPictures } from './proof-pictures.service.ts';

export type { PrivatePictures } from './private-pictures.ts';
export { createProofRecords } from './proof-records.ts';

/** Whether pictures of an application lie there that only its officer may see. */
export const hasPictures = proofPicturesRepository.hasAny;
/** The same of many: those of them where some lie. */
export const hasPicturesAmong = proofPicturesRepository.withAny;

export function createProofs(deps: ProofPicturesDeps) {
  const pictures = createProofPictures(deps);
  return {
    endpoints: proofPicturesEndpoints(pictures),
    linkOf: pictures.linkOf,
    toSend: pictures.toSend,
    housekeep: pictures.housekeep,
  };
}
