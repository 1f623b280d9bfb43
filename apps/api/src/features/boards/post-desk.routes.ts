import { boardPaths, boards, type Board } from '@kidney/contract/boards/boards.paths.ts';
import {
  binQuerySchema,
  postBinSchema,
  postBodyMax,
  postParamsSchema,
  postPreviewSchema,
  postRevisionParamsSchema,
  postRevisionSchema,
  postVersionListSchema,
  previewPostSchema,
  unlistedPostsSchema,
} from '@kidney/contract/boards/boards.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { BoardDesk } from './board-desk.service.ts';
import { mayWritePosts } from './boards.policy.ts';

export function postDeskEndpoints(board: Board, desk: BoardDesk) {
  const paths = boardPaths[board];
  const { title } = boards[board];
  return [
    endpoint({
      route: paths.bin,
      summary: `${title}: what lies in the bin, newest first`,
      access: mayWritePosts,
      query: binQuerySchema,
      output: postBinSchema,
      handle: async ({ query }) => ({ data: await desk.bin(board, query.before) }),
    }),
    endpoint({
      route: paths.unlisted,
      summary: `${title}: scheduled posts and posts that are not shown`,
      access: mayWritePosts,
      query: binQuerySchema,
      output: unlistedPostsSchema,
      handle: async ({ query }) => ({ data: await desk.unlisted(board, query.before) }),
    }),
    endpoint({
      route: paths.preview,
      summary: `${title}: a text as it would be shown`,
      access: mayWritePosts,
      body: previewPostSchema,
      bodyLimit: postBodyMax,
      output: postPreviewSchema,
      handle: async ({ body }) => ({ data: await desk.preview(body.html, body.attachments) }),
    }),
    endpoint({
      route: paths.versions,
      summary: `${title}: who saved which version when`,
      access: mayWritePosts,
      params: postParamsSchema,
      output: postVersionListSchema,
      handle: async ({ params }) => ({ data: await desk.versions(board, Number(params.id)) }),
    }),
    endpoint({
      route: paths.revision,
      summary: `${title}: one version as it was`,
      access: mayWritePosts,
      params: postRevisionParamsSchema,
      output: postRevisionSchema,
      handle: async ({ params }) => ({
        data: await desk.revision(board, Number(params.id), Number(params.version)),
      }),
    }),
  ];
}
