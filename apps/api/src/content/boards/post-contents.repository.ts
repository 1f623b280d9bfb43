import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { eq, sql } from '../../platform/drizzle.ts';
import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { ContentListing } from '../contents/index.ts';
import { posts } from './boards.table.ts';

/** One board in the list of all contents. */
export function postListing(board: Board, now: Date): ContentListing {
  const { id, title, version, authorId, updatedAt, removedAt, removedBy, listed, publishedAt, number } = posts;
  const isDue = sql`${publishedAt} <= ${now.toISOString()}`;
  // In the words of the index, so that what is public is not walked through.
  const isWaiting = sql`(not ${listed} or ${number} is null)`;
  return {
    kind: board,
    table: posts,
    columns: { id, title, version, authorId, updatedAt },
    only: eq(posts.board, board),
    bin: { removedAt, removedBy, since: new Date(now.getTime() - binDays * 86_400_000) },
    states: {
      kept: sql`${isWaiting} and not ${listed}`,
      scheduled: sql`${isWaiting} and ${listed} and not ${isDue}`,
      public: sql`${listed} and ${isDue}`,
    },
    publicFrom: sql`${publishedAt}`.mapWith(publishedAt),
  };
}
