import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { boardNames, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type {
  PostBin,
  PostPreview,
  PostRevision,
  UnlistedPosts,
} from '@kidney/contract/content/boards/boards.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { presentFiles, presentHtml, presentRemoved, presentRevision, presentUnlisted } from './boards.presenter.ts';
import { postSubject } from './board-posts.service.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { cleanHtml, mediaOf } from './post-content.ts';
import type { PostDrafts } from './post-drafts.ts';
import { postEntry } from './post-entry.ts';
import { postNumbersRepository } from './post-numbers.repository.ts';
import { postsRepository, type StoredPost } from './posts.repository.ts';

const listedAtOnce = 50;
const purgedAtOnce = 100;
const putAtOnce = 100;

const placeOf = (before: string | undefined) => {
  if (before === undefined) return null;
  const { publishedAt, id } = readCursor(before);
  return { at: publishedAt, id };
};

function olderThan(rows: readonly StoredPost[], moment: 'removedAt' | 'updatedAt'): string | null {
  const last = rows.length > listedAtOnce ? rows[listedAtOnce - 1] : undefined;
  const at = last?.[moment];
  return last && at ? writeCursor({ publishedAt: at, id: last.id }) : null;
}

/** What staff see beside the posts themselves: the bin, what is not shown yet, previews and earlier versions. */
export function createBoardEditor(deps: BoardsDeps, drafts: PostDrafts) {
  const { database, clock, revisions, media, search } = deps;

  async function requirePost(board: Board, id: number): Promise<void> {
    const row = await postsRepository.find(database.read, board, id);
    if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
  }

  async function purge(board: Board): Promise<void> {
    const moment = new Date(clock.now().getTime() - binDays * 86_400_000);
    let gone = purgedAtOnce;
    while (gone === purgedAtOnce) {
      gone = await database.jobs.transaction(async (tx) => {
        const rows = await postsRepository.removedBefore(tx, board, moment, purgedAtOnce);
        for (const { id } of rows) {
          await media.release(tx, { subject: postSubject, key: String(id) });
          await drafts[board].removeAllIn(tx, String(id));
          await postsRepository.purge(tx, id);
          await revisions.forget(tx, postSubject, String(id));
        }
        return rows.length;
      });
    }
  }

  return {
    async bin(board: Board, before: string | undefined): Promise<PostBin> {
      const rows = await postsRepository.bin(database.read, board, placeOf(before), listedAtOnce + 1);
      return { posts: rows.slice(0, listedAtOnce).map(presentRemoved), older: olderThan(rows, 'removedAt') };
    },

    async unlisted(board: Board, before: string | undefined): Promise<UnlistedPosts> {
      const place = placeOf(before);
      const rows = await postsRepository.unlisted(database.read, board, clock.now(), place, listedAtOnce + 1);
      return { posts: rows.slice(0, listedAtOnce).map(presentUnlisted), older: olderThan(rows, 'updatedAt') };
    },

    countUnlisted: (board: Board, state: 'kept' | 'scheduled', most: number) =>
      postsRepository.countUnlisted(database.read, board, state, clock.now(), most),

    /** As it would be shown. */
    async preview(given: string, attachments: string[]): Promise<PostPreview> {
      const html = cleanHtml(given);
      const described = await media.describe(database.read, mediaOf({ html, attachments }));
      return { html: presentHtml(html, described), attachments: presentFiles(attachments, described) };
    },

    async versions(board: Board, id: number) {
      await requirePost(board, id);
      return revisions.list(postSubject, String(id));
    },

    async revision(board: Board, id: number, version: number): Promise<PostRevision> {
      await requirePost(board, id);
      const { content, ...saved } = await revisions.get(postSubject, String(id), version);
      const described = await media.describe(database.read, mediaOf(content as Parameters<typeof mediaOf>[0]));
      return { ...saved, ...presentRevision(content, described) };
    },

    /** Puts every post into the search once more. Returns how many. */
    async reindex(): Promise<number> {
      let put = 0;
      let last: number | undefined = 0;
      while (last !== undefined) {
        const after: number = last;
        last = await database.jobs.transaction(async (tx) => {
          const rows = await postsRepository.listedAfter(tx, after, putAtOnce);
          for (const row of rows) await search.put(tx, postEntry(row));
          put += rows.length;
          return rows.at(-1)?.id;
        });
      }
      return put;
    },

    /** Gives numbers to what has come due, and empties the bin of what lay in it long enough. */
    async sweep(): Promise<void> {
      for (const board of boardNames) {
        await database.jobs.transaction(async (tx) => {
          await postNumbersRepository.lock(tx, board);
          await postNumbersRepository.settle(tx, board, clock.now());
        });
        await purge(board);
      }
    },
  };
}

export type BoardEditor = ReturnType<typeof createBoardEditor>;
