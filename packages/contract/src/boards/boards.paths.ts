import { route } from '../shared/route.ts';
import { boards, type Board, type newPost } from './board-kinds.paths.ts';
import type {
  BinQuery,
  CreatePost,
  DeletePostQuery,
  Post,
  PostBin,
  PostDraft,
  PostFeed,
  PostList,
  PostListQuery,
  PostMonth,
  PostPreview,
  PostRevision,
  PostSource,
  PostVersion,
  PreviewPost,
  SavePostDraft,
  UnlistedPosts,
  UpdatePost,
} from './boards.schema.ts';

export {
  binDays,
  boardNames,
  boards,
  newPost,
  numberedPages,
  offices,
  pinnedMost,
  postsOnPage,
  type Board,
  type Office,
} from './board-kinds.paths.ts';

interface OfPost {
  id: number;
}
interface OfDraft {
  /** The post's id, or `new`. */
  key: number | typeof newPost;
}

function pathsOf(api: string) {
  return {
    list: route<{ query: PostListQuery; data: PostList }>('GET', api),
    /** How many posts each month holds, newest first: for the jump. */
    months: route<{ data: PostMonth[] }>('GET', `${api}/months`),
    feed: route<{ data: PostFeed }>('GET', `${api}/feed`),
    get: route<{ params: OfPost; data: Post }>('GET', `${api}/:id`),
    /** What an editor starts from: also unlisted and scheduled posts, with the text as it is stored. */
    source: route<{ params: OfPost; data: PostSource }>('GET', `${api}/:id/source`),
    create: route<{ body: CreatePost; data: PostSource }>('POST', api),
    update: route<{ params: OfPost; body: UpdatePost; data: PostSource }>('PUT', `${api}/:id`),
    preview: route<{ body: PreviewPost; data: PostPreview }>('POST', `${api}/preview`),
    /** Into the bin. */
    remove: route<{ params: OfPost; query: DeletePostQuery; data: null }>('DELETE', `${api}/:id`),
    restore: route<{ params: OfPost; data: PostSource }>('POST', `${api}/:id/restore`),
    bin: route<{ query: BinQuery; data: PostBin }>('GET', `${api}/bin`),
    /** Scheduled posts and posts that are kept without being shown. */
    unlisted: route<{ query: BinQuery; data: UnlistedPosts }>('GET', `${api}/unlisted`),
    versions: route<{ params: OfPost; data: PostVersion[] }>('GET', `${api}/:id/versions`),
    revision: route<{ params: OfPost & { version: number }; data: PostRevision }>(
      'GET',
      `${api}/:id/versions/:version`,
    ),
    draft: route<{ params: OfDraft; data: PostDraft | null }>('GET', `${api}/draft/:key`),
    saveDraft: route<{ params: OfDraft; body: SavePostDraft; data: PostDraft }>('PUT', `${api}/draft/:key`),
    dropDraft: route<{ params: OfDraft; data: null }>('DELETE', `${api}/draft/:key`),
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
