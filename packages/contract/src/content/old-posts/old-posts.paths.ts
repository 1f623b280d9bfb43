import { route } from '../../shared/route.ts';
import type { OldPostPreview, OldPostRecord, RunOldPosts } from './old-posts.schema.ts';

export const oldPostsPaths = {
  /** The newest first. */
  list: route<{ data: OldPostRecord[] }>('GET', '/old-posts'),
  /** An export, and beside it the archive of its files: `multipart/form-data`. Writes nothing. */
  preview: route<{ data: OldPostPreview }>('POST', '/old-posts/preview'),
  /** The same once more, as it was previewed. */
  run: route<{ query: RunOldPosts; data: OldPostRecord }>('POST', '/old-posts'),
  undo: route<{ params: { id: string }; data: OldPostRecord }>('POST', '/old-posts/:id/undo'),
};
