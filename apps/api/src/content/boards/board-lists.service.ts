import { numberedPages, postsOnPage, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type {
  Post,
  PostFeed,
  PostList,
  PostListQuery,
  PostMonth,
} from '@kidney/contract/content/boards/boards.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { timeUnnoticed } from '../../platform/noticed-clock.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { rssOf } from './board-feed.ts';
import { presentItem, presentPost } from './boards.presenter.ts';
import { endOfMonth, readCursor, writeCursor } from './cursor.ts';
import { mediaOf } from './post-content.ts';
import { createPostLists, type ItemRow, type PostPlace, type Standing } from './post-lists.repository.ts';

/** What a page shows, and when that changes by itself. */
interface Shown<Data> {
  data: Data;
  changesAt: Date | null;
}

interface Moment {
  board: Board;
  now: Date;
  standing: Standing;
}

const totalOf = ({ posts, due }: Standing) => posts + due.length;
const cursorOf = (place: PostPlace | undefined) => (place ? writeCursor(place) : null);

export function createBoardLists({ database, clock, media, search, publicOrigin }: BoardsDeps) {
  const lists = createPostLists(database.read);
  const today = () => seoulDate(clock.now());

  function listOf({ standing }: Moment, rows: readonly ItemRow[]): PostList {
    const page = rows.slice(0, postsOnPage);
    const total = totalOf(standing);
    return {
      pinned: [],
      posts: page.map((row) => presentItem(row, standing, today)),
      total,
      page: null,
      pages: Math.min(numberedPages, Math.max(1, Math.ceil(total / postsOnPage))),
      older: rows.length > postsOnPage ? cursorOf(page.at(-1)) : null,
      newer: null,
      last: null,
      next: null,
      isSearchable: true,
    };
  }

  /** The oldest posts as a page that begins at a place, and therefore stays as it is. */
  async function lastPage({ board, now, standing }: Moment): Promise<string | null> {
    if (totalOf(standing) <= numberedPages * postsOnPage) return null;
    return cursorOf((await lists.oldest(board, now))[postsOnPage]);
  }

  async function firstPage(moment: Moment): Promise<PostList> {
    const { board, now, standing } = moment;
    const [rows, last] = await Promise.all([lists.firstPage(board, now, seoulDate(now)), lastPage(moment)]);
    const { pinned = [], newest = [] } = Object.groupBy(rows, ({ isAbove }) => (isAbove ? 'pinned' : 'newest'));
    const list = listOf(moment, newest);
    const above = new Set(pinned.map(({ id }) => id));
    return {
      ...list,
      pinned: pinned.map((row) => presentItem(row, standing, today)),
      posts: list.posts.filter(({ id }) => !above.has(id)),
      page: 1,
      last,
    };
  }

  async function numbered(moment: Moment, page: number): Promise<PostList> {
    if (page === 1) return firstPage(moment);
    const skip = (page - 1) * postsOnPage;
    const [rows, last] = await Promise.all([lists.page(moment.board, moment.now, skip), lastPage(moment)]);
    return { ...listOf(moment, rows), page, last };
  }

  async function from(moment: Moment, place: PostPlace): Promise<PostList> {
    const { board, now } = moment;
    const [rows, last] = await Promise.all([lists.before(board, now, place), lastPage(moment)]);
    const newer = await lists.newer(board, now, rows[0] ?? place);
    return { ...listOf(moment, rows), newer: cursorOf(newer[postsOnPage]), last };
  }

  async function searched(moment: Moment, words: string, cursor: string | undefined): Promise<Shown<PostList>> {
    const { board, now } = moment;
    const found = await search.findKeys({ kind: board, q: words, cursor });
    const rows = await lists.byIds(board, now, found.keys.map(Number));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const { next, total, isSearchable, changesAt } = found;
    const inOrder = found.keys.flatMap((key) => byId.get(Number(key)) ?? []);
    return { data: { ...listOf(moment, inOrder), total, pages: 1, next, isSearchable }, changesAt };
  }

  return {
    async list(board: Board, query: PostListQuery): Promise<Shown<PostList>> {
      const now = clock.now();
      const standing = await lists.standing(board, now);
      const moment = { board, now, standing };
      const changesAt = standing.nextAt;
      if (query.q) return searched(moment, query.q, query.cursor);
      const place = query.before ? readCursor(query.before) : query.month && endOfMonth(query.month);
      const data = place ? await from(moment, place) : await numbered(moment, Number(query.page ?? 1));
      return { data, changesAt };
    },

    async feed(board: Board): Promise<PostFeed> {
      return { rss: rssOf(board, await lists.newest(board, clock.now()), publicOrigin) };
    },

    async months(board: Board): Promise<Shown<PostMonth[]>> {
      const { dueMonths, nextAt } = await lists.standing(board, clock.now());
      const counted = new Map((await lists.months(board)).map(({ month, posts }) => [month, posts]));
      for (const month of dueMonths) counted.set(month, (counted.get(month) ?? 0) + 1);
      const newestFirst = [...counted].toSorted(([a], [b]) => (a < b ? 1 : -1));
      return { data: newestFirst.map(([month, posts]) => ({ month, posts })), changesAt: nextAt };
    },

    async get(board: Board, id: number): Promise<Shown<Post>> {
      // What is published stays so, and the rest is said by the moment of the next post.
      const now = timeUnnoticed(clock);
      const [row, standing] = await Promise.all([lists.post(board, now, id), lists.standing(board, now)]);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
      const [previous, next, described] = await Promise.all([
        lists.previous(board, now, row),
        lists.next(board, now, row),
        media.describe(database.read, mediaOf({ html: row.html, attachments: row.files })),
      ]);
      const around = { standing, today, previous, next, media: described };
      // Only the newest post gets another neighbour by the passing of time.
      return { data: presentPost(row, around), changesAt: next ? null : standing.nextAt };
    },
  };
}

export type BoardLists = ReturnType<typeof createBoardLists>;
