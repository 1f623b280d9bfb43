import { route } from '../../shared/route.ts';
import type { DescribeImage, Media } from './media.schema.ts';

interface OfMedia {
  id: string;
}

export const mediaPaths = {
  /** The caller's own newest. */
  list: route<{ data: Media[] }>('GET', '/media'),
  get: route<{ params: OfMedia; data: Media }>('GET', '/media/:id'),
  /** `multipart/form-data` with one `file`. */
  upload: route<{ data: Media }>('POST', '/media'),
  describe: route<{ params: OfMedia; body: DescribeImage; data: Media }>('PUT', '/media/:id'),
  remove: route<{ params: OfMedia; data: null }>('DELETE', '/media/:id'),
};
