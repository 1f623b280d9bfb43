import { boardPaths, boards, newPost, type Board } from '@kidney/contract/boards/boards.paths.ts';
import {
  postBodyMax,
  postDraftParamsSchema,
  postDraftSchema,
  savePostDraftSchema,
} from '@kidney/contract/boards/boards.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWritePosts } from './boards.policy.ts';
import type { PostDrafts } from './post-drafts.service.ts';

const keyOf = ({ key }: z.output<typeof postDraftParamsSchema>) => (key === newPost ? newPost : Number(key));

export function postDraftsEndpoints(board: Board, drafts: PostDrafts) {
  const paths = boardPaths[board];
  const { title } = boards[board];
  return [
    endpoint({
      route: paths.draft,
      summary: `${title}: what the caller has typed and not saved`,
      access: mayWritePosts,
      params: postDraftParamsSchema,
      output: postDraftSchema.nullable(),
      handle: async ({ params, principal }) => ({ data: await drafts.find(board, keyOf(params), principal.sub) }),
    }),
    endpoint({
      route: paths.saveDraft,
      summary: `${title}: keep what the caller is typing`,
      access: mayWritePosts,
      params: postDraftParamsSchema,
      body: savePostDraftSchema,
      bodyLimit: postBodyMax,
      output: postDraftSchema,
      handle: async ({ params, body, principal }) => ({
        data: await drafts.save(board, keyOf(params), principal.sub, body.content, body.baseVersion),
      }),
    }),
    endpoint({
      route: paths.dropDraft,
      summary: `${title}: throw the draft away`,
      access: mayWritePosts,
      params: postDraftParamsSchema,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await drafts.remove(board, keyOf(params), principal.sub);
        return { data: null, message: '쓰던 내용을 버렸습니다.' };
      },
    }),
  ];
}
