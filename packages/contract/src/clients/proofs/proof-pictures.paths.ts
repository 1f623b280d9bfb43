import { route } from '../../shared/route.ts';
import type { AskPicture, BlackOut, OpenedPicture, ProofPictures, SendPictureQuery } from './proof-pictures.schema.ts';

interface OfCase {
  id: string;
}
interface OfPicture extends OfCase {
  picture: string;
}

export const proofPicturesPaths = {
  list: route<{ params: OfCase; data: ProofPictures }>('GET', '/application/:id/picture'),
  ask: route<{ params: OfCase; body: AskPicture; data: ProofPictures }>('POST', '/application/:id/picture'),
  open: route<{ params: OfPicture; data: OpenedPicture }>('GET', '/application/:id/picture/:picture'),
  /** `multipart/form-data` with one `file`. */
  upload: route<{ params: OfPicture; data: ProofPictures }>('POST', '/application/:id/picture/:picture/file'),
  blackOut: route<{ params: OfPicture; body: BlackOut; data: ProofPictures }>(
    'POST',
    '/application/:id/picture/:picture/black-out',
  ),
  remove: route<{ params: OfPicture; data: ProofPictures }>('DELETE', '/application/:id/picture/:picture'),
  /** By whoever applied: `multipart/form-data` with one `file`. */
  send: route<{ query: SendPictureQuery; data: null }>('POST', '/application-status/picture'),
};
