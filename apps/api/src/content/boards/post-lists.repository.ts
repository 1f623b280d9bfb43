import type { Board, Office } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Db } from '../../platform/database.ts';
import { postListsSql } from './post-lists.sql.ts';

export interface PostPlace {
  id: number;
  publishedAt: Date;
}

export interface ItemRow extends PostPlace {
  /** Null where its time has come since numbers were last given. */
  number: number | null;
  title: string;
  office: Office;
  attachments: number;
  views: number;
  hasPicture: boolean;
  pinnedUntil: string | null;
}

interface FirstPageRow extends ItemRow {
  isAbove: boolean;
}

export interface PostRow extends ItemRow {
  html: string;
  description: string;
  files: string[];
  updatedAt: Date;
  version: number;
}

export interface FeedRow extends PostPlace {
  title: string;
  description: string;
  office: Office;
}

export interface Neighbour extends PostPlace {
  title: string;
}

export interface Standing {
  lastNumber: number;
  /** Posts that have their number and are shown. */
  posts: number;
  /** Posts whose time has come and that have no number yet, in the order in which they get theirs. */
  due: number[];
  dueMonths: string[];
  nextAt: Date | null;
}

const largestId = 2_147_483_647;

/** The place, or now where it lies in the future: what is older is public. */
function publicPlace({ publishedAt, id }: PostPlace, now: Date): [Date, number] {
  return publishedAt > now ? [now, largestId] : [publishedAt, id];
}

/** What visitors read. Every query walks an index from a given place and stops after one page. */
export function createPostLists(read: Db) {
  async function rows<Row extends object>(name: keyof typeof postListsSql, values: unknown[]): Promise<Row[]> {
    const asked = { name: `posts_${name}`, text: postListsSql[name], values };
    return (await read.$client.query<Row>(asked)).rows;
  }

  return {
    async standing(board: Board, now: Date): Promise<Standing> {
      const [row] = await rows<Standing>('standing', [board, now]);
      if (!row) throw new Error('a query without a table gives one row');
      return row;
    },
    /** What stands above the others for the time being, then the newest. */
    firstPage: (board: Board, now: Date, today: string) => rows<FirstPageRow>('firstPage', [board, now, today]),
    page: (board: Board, now: Date, skip: number) => rows<ItemRow>('page', [board, now, skip]),
    before: (board: Board, now: Date, at: PostPlace) => rows<ItemRow>('before', [board, ...publicPlace(at, now)]),
    newer: (board: Board, now: Date, at: PostPlace) => rows<PostPlace>('newer', [board, now, at.publishedAt, at.id]),
    oldest: (board: Board, now: Date) => rows<PostPlace>('oldest', [board, now]),
    byIds: (board: Board, now: Date, ids: number[]) => rows<ItemRow>('byIds', [board, now, ids]),
    newest: (board: Board, now: Date) => rows<FeedRow>('newest', [board, now]),
    months: (board: Board) => rows<{ month: string; posts: number }>('months', [board]),

    async post(board: Board, now: Date, id: number): Promise<PostRow | undefined> {
      const [row] = await rows<PostRow>('post', [board, now, id]);
      return row;
    },
    async previous(board: Board, now: Date, at: PostPlace): Promise<Neighbour | undefined> {
      const [row] = await rows<Neighbour>('previous', [board, ...publicPlace(at, now)]);
      return row;
    },
    async next(board: Board, now: Date, at: PostPlace): Promise<Neighbour | undefined> {
      const [row] = await rows<Neighbour>('next', [board, now, at.publishedAt, at.id]);
      return row;
    },
  };
}
