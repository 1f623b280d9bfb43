import { contentParamsSchema, removeQuerySchema } from '@kidney/contract/content/engine/content.schema.ts';
import { boardPaths, boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import {
  createPostSchema,
  postBodyMax,
  postFeedSchema,
  postListQuerySchema,
  postListSchema,
  postMonthListSchema,
  postSchema,
  postSchemas,
  postSourceSchema,
  type PostSource,
} from '@kidney/contract/content/boards/boards.schema.ts';
import { z } from 'zod';
import { addressBlock } from '../../platform/address-block.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { Limit } from '../../platform/limits.ts';
import { noteChange, noteTag } from '../../platform/request-context.ts';
import { searchTag } from '../search/index.ts';
import type { BoardLists } from './board-lists.service.ts';
import type { BoardPosts } from './board-posts.service.ts';
import { mayWritePosts } from './boards.policy.ts';
import { tagBeside, tagOfBoard, tagOfPost } from './boards.presenter.ts';

const outcome: Record<PostSource['state'], string> = {
  public: '저장했습니다. 누리집에 바로 보입니다.',
  scheduled: '저장했습니다. 정하신 때에 누리집에 보입니다.',
  kept: '저장했습니다. 누리집에는 보이지 않습니다.',
  bin: '휴지통에 있습니다.',
};

interface Deps {
  posts: BoardPosts;
  lists: BoardLists;
  searches: Limit;
}

export function boardEndpoints(board: Board, { posts, lists, searches }: Deps) {
  const paths = boardPaths[board];
  const { title } = boards[board];
  return [
    endpoint({
      route: paths.list,
      summary: `${title}: a page of the list, or what a search in it finds`,
      access: 'public',
      cost: 'heavy',
      limitedBy: 'board-search-address',
      query: postListQuerySchema,
      output: postListSchema,
      shows: [tagOfBoard(board)],
      handle: async ({ query, context }) => {
        if (query.q) {
          await searches.take(addressBlock(context.clientAddress));
          noteTag(context, searchTag);
        }
        const { data, changesAt } = await lists.list(board, query);
        noteChange(context, changesAt);
        return { data };
      },
    }),
    endpoint({
      route: paths.months,
      summary: `${title}: how many posts each month holds`,
      access: 'public',
      cost: 'database',
      output: postMonthListSchema,
      shows: [tagOfBoard(board)],
      handle: async ({ context }) => {
        const { data, changesAt } = await lists.months(board);
        noteChange(context, changesAt);
        return { data };
      },
    }),
    endpoint({
      route: paths.feed,
      summary: `${title}: the newest posts for feed readers`,
      access: 'public',
      cost: 'database',
      output: postFeedSchema,
      handle: async () => ({ data: await lists.feed(board) }),
    }),
    endpoint({
      route: paths.get,
      summary: `${title}: one post`,
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: postSchema,
      handle: async ({ params, context }) => {
        const { data, changesAt } = await lists.get(board, Number(params.id));
        // The page changes with its post and its neighbours; only the newest one with whatever comes next.
        for (const { id } of [data, data.previous, data.next].filter((each) => each !== null)) {
          noteTag(context, tagOfPost(id));
        }
        noteTag(context, tagBeside(data.id));
        if (!data.next) noteTag(context, tagOfBoard(board));
        noteChange(context, changesAt);
        return { data };
      },
    }),
    endpoint({
      route: paths.source,
      summary: `${title}: a post as an editor starts from it`,
      access: mayWritePosts,
      params: contentParamsSchema,
      output: postSourceSchema,
      handle: async ({ params }) => ({ data: await posts.source(board, Number(params.id)) }),
    }),
    endpoint({
      route: paths.create,
      summary: `${title}: write a post`,
      access: mayWritePosts,
      body: createPostSchema,
      bodyLimit: postBodyMax,
      output: postSourceSchema,
      handle: async ({ body: { publish, ...content }, principal }) => {
        const data = await posts.create(board, content, publish, principal.sub);
        return { data, message: outcome[data.state] };
      },
    }),
    endpoint({
      route: paths.update,
      summary: `${title}: save a post as a new version`,
      access: mayWritePosts,
      params: contentParamsSchema,
      body: postSchemas.update,
      bodyLimit: postBodyMax,
      output: postSourceSchema,
      handle: async ({ params, body: { publish, version, ...content }, principal }) => {
        const data = await posts.update(board, Number(params.id), content, publish, version, principal.sub);
        return { data, message: outcome[data.state] };
      },
    }),
    endpoint({
      route: paths.remove,
      summary: `${title}: put a post into the bin`,
      access: mayWritePosts,
      params: contentParamsSchema,
      query: removeQuerySchema,
      output: z.null(),
      handle: async ({ params, query, principal }) => {
        const seen = query.version === undefined ? undefined : Number(query.version);
        await posts.remove(board, Number(params.id), seen, principal.sub);
        return { data: null, message: '휴지통으로 옮겼습니다. 30일 안에 되살릴 수 있습니다.' };
      },
    }),
    endpoint({
      route: paths.restore,
      summary: `${title}: give a post back from the bin`,
      access: mayWritePosts,
      params: contentParamsSchema,
      output: postSourceSchema,
      handle: async ({ params }) => ({
        data: await posts.restore(board, Number(params.id)),
        message: '글을 되살렸습니다.',
      }),
    }),
  ];
}
