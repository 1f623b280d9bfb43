import { route } from '../../shared/route.ts';
import { contentPaths } from '../engine/content.paths.ts';
import { boards, type Board } from './board-kinds.paths.ts';
import type {
  BinQuery,
  CreatePost,
  Post,
  PostBin,
  PostContent,
  PostDraftContent,
  PostFeed,
  PostList,
  PostListQuery,
  PostMonth,
  PostPreview,
  PostRevision,
  PostSource,
  PreviewPost,
  UnlistedPosts,
} from './boards.schema.ts';

export {
  boardNames,
  boards,
  numberedPages,
  offices,
  pinnedMost,
  postsOnPage,
  type Board,
  type Office,
} from './board-kinds.paths.ts';

interface PostKind {
  given: CreatePost;
  content: PostContent;
  shown: PostSource;
  draft: PostDraftContent;
}
interface OfPost {
  id: number;
}

function pathsOf(api: string) {
  return {
    ...contentPaths<PostKind>(api),
    list: route<{ query: PostListQuery; data: PostList }>('GET', api),
    /** How many posts each month holds, newest first: for the jump. */
    months: route<{ data: PostMonth[] }>('GET', `${api}/months`),
    feed: route<{ data: PostFeed }>('GET', `${api}/feed`),
    get: route<{ params: OfPost; data: Post }>('GET', `${api}/:id`),
    /** What an editor starts from: also unlisted and scheduled posts, with the text as it is stored. */
    source: route<{ params: OfPost; data: PostSource }>('GET', `${api}/:id/source`),
    preview: route<{ body: PreviewPost; data: PostPreview }>('POST', `${api}/preview`),
    bin: route<{ query: BinQuery; data: PostBin }>('GET', `${api}/bin`),
    /** Scheduled posts and posts that are kept without being shown. */
    unlisted: route<{ query: BinQuery; data: UnlistedPosts }>('GET', `${api}/unlisted`),
    revision: route<{ params: OfPost & { version: number }; data: PostRevision }>(
      'GET',
      `${api}/:id/versions/:version`,
    ),
  };
}

export type BoardPaths = ReturnType<typeof pathsOf>;

export const boardPaths: Readonly<Record<Board, BoardPaths>> = {
  news: pathsOf(boards.news.api),
  notice: pathsOf(boards.notice.api),
  'daycare-news': pathsOf(boards['daycare-news'].api),
  'daycare-notice': pathsOf(boards['daycare-notice'].api),
  'donation-report': pathsOf(boards['donation-report'].api),
};
