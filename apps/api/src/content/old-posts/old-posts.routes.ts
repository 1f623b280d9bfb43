import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { oldPostsPaths } from '@kidney/contract/content/old-posts/old-posts.paths.ts';
import {
  oldPostListSchema,
  oldPostParamsSchema,
  oldPostPreviewSchema,
  oldPostRecordSchema,
  runOldPostsSchema,
} from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWritePosts } from '../boards/index.ts';
import type { OldPostsService } from './old-posts.service.ts';
import type { createUndoOldPosts } from './undo-old-posts.ts';

/** Who writes posts brings old ones in. */
const access = mayWritePosts;
const sent = { largestUpload: oldPostBounds.sent, mostFiles: 2 };

export function oldPostsEndpoints(service: OldPostsService, undo: ReturnType<typeof createUndoOldPosts>) {
  return [
    endpoint({
      route: oldPostsPaths.list,
      summary: 'Files of old posts that were brought in, the newest first',
      access,
      output: oldPostListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: oldPostsPaths.preview,
      summary: 'What a file of old posts would do; nothing of it is kept',
      access,
      ...sent,
      output: oldPostPreviewSchema,
      handle: async ({ openUpload }) => ({ data: await service.preview(openUpload) }),
    }),
    endpoint({
      route: oldPostsPaths.run,
      summary: 'Bring in the posts of a file that was previewed; the same file once',
      access,
      query: runOldPostsSchema,
      ...sent,
      output: oldPostRecordSchema,
      handle: async ({ openUpload, query, principal }) => {
        const { record, isAgain } = await service.run(openUpload, query, principal.sub);
        const message = isAgain
          ? '이미 넣은 파일입니다. 다시 넣지 않았습니다.'
          : `글 ${record.counts.new}개를 넣었습니다.`;
        return { data: record, message };
      },
    }),
    endpoint({
      route: oldPostsPaths.undo,
      summary: 'Take out within a day what a file brought in, but for what has changed since',
      access,
      params: oldPostParamsSchema,
      output: oldPostRecordSchema,
      handle: async ({ params, principal }) => {
        const data = await undo(params.id, principal.sub);
        const { removed = 0, kept = 0 } = data.undone ?? {};
        const stay = kept > 0 ? ` 그 사이 고친 글 ${kept}개는 그대로 두었습니다.` : '';
        return { data, message: `글 ${removed}개를 되돌렸습니다.${stay}` };
      },
    }),
  ];
}
