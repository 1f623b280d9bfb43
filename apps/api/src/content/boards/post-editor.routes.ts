import { boardPaths, boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import {
  binQuerySchema,
  postBinSchema,
  postBodyMax,
  postPreviewSchema,
  postSchemas,
  previewPostSchema,
  unlistedPostsSchema,
} from '@kidney/contract/content/boards/boards.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { draftEndpoints, versionEndpoints } from '../engine/index.ts';
import type { PostDrafts } from './post-drafts.ts';
import type { BoardEditor } from './board-editor.service.ts';
import { mayWritePosts } from './boards.policy.ts';

export function postEditorEndpoints(board: Board, editor: BoardEditor, drafts: PostDrafts) {
  const paths = boardPaths[board];
  const { title } = boards[board];
  const kind = {
    kind: board,
    may: mayWritePosts,
    routes: paths,
    schemas: postSchemas,
    bodyLimit: postBodyMax,
    dropped: '쓰던 내용을 버렸습니다.',
  };
  return [
    endpoint({
      route: paths.bin,
      summary: `${title}: what lies in the bin, newest first`,
      access: mayWritePosts,
      query: binQuerySchema,
      output: postBinSchema,
      handle: async ({ query }) => ({ data: await editor.bin(board, query.before) }),
    }),
    endpoint({
      route: paths.unlisted,
      summary: `${title}: scheduled posts and posts that are not shown`,
      access: mayWritePosts,
      query: binQuerySchema,
      output: unlistedPostsSchema,
      handle: async ({ query }) => ({ data: await editor.unlisted(board, query.before) }),
    }),
    endpoint({
      route: paths.preview,
      summary: `${title}: a text as it would be shown`,
      access: mayWritePosts,
      body: previewPostSchema,
      bodyLimit: postBodyMax,
      output: postPreviewSchema,
      handle: async ({ body }) => ({ data: await editor.preview(body.html, body.attachments) }),
    }),
    ...versionEndpoints(kind, {
      list: ({ id }) => editor.versions(board, Number(id)),
      find: ({ id, version }) => editor.revision(board, Number(id), Number(version)),
    }),
    ...draftEndpoints(kind, drafts[board]),
  ];
}
