import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { descriptionOf } from '../../platform/rich-text.ts';
import type { BulkFiles } from '../media/index.ts';
import type { PreparedEntry, Search } from '../search/index.ts';
import { postSubject } from './board-posts.service.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { pathOfPost, tagBeside, tagOfBoard, tagOfPost } from './boards.presenter.ts';
import { mediaOf, picturesIn } from './post-content.ts';
import { postBatchesRepository, type BatchValues } from './post-batches.repository.ts';
import { postEntry } from './post-entry.ts';
import { postNumbersRepository } from './post-numbers.repository.ts';
import type { StoredPost } from './posts.repository.ts';

/** A post that was written and published elsewhere, in sanitised HTML. */
export interface PastPost {
  board: Board;
  title: string;
  html: string;
  attachments: string[];
  publishedAt: Date;
}

/** A row as it goes in, with its words for the search, made before anything is locked. */
export interface PreparedPost {
  values: BatchValues;
  entry: PreparedEntry;
}

type Deps = Pick<BoardsDeps, 'revisions' | 'clock'> & {
  bulk: Pick<BulkFiles, 'keepAll' | 'releaseAll'>;
  search: Pick<Search, 'prepare' | 'putAll' | 'removeAll'>;
};

/** As many tags as one notice of PostgreSQL holds. */
const tagsAtOnce = 150;

async function announce(tx: Tx, tags: readonly string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += tagsAtOnce)
    await announceContentChange(tx, tags.slice(from, from + tagsAtOnce));
}

/** Many posts in one transaction, and out again. */
export function createPostBatches({ clock, bulk, revisions, search }: Deps) {
  async function underLock(tx: Tx, names: readonly Board[], work: () => Promise<void>): Promise<void> {
    const inOrder = [...new Set(names)].toSorted();
    for (const board of inOrder) await postNumbersRepository.lock(tx, board);
    const now = clock.now();
    for (const board of inOrder) await postNumbersRepository.settle(tx, board, now);
    await work();
    for (const board of inOrder) await postNumbersRepository.settle(tx, board, now);
  }

  return {
    prepare({ board, title, html, attachments, publishedAt }: PastPost): PreparedPost {
      const values = {
        board,
        title,
        html,
        attachments,
        description: descriptionOf(html),
        office: boards[board].office,
        hasPicture: picturesIn(html).length > 0,
        publishedAt,
      };
      return { values, entry: search.prepare(postEntry({ ...values, id: 0 } as StoredPost)) };
    },

    /** Null where not everybody may read it now. */
    async pathOf(db: Db, id: number): Promise<string | null> {
      const board = await postBatchesRepository.publicBoard(db, id, clock.now());
      return board === undefined ? null : pathOfPost(board, id);
    },

    /** Which of them are on some board already: by title and moment. */
    known: (tx: Tx, some: readonly { title: string; at: Date }[]) => postBatchesRepository.known(tx, some),

    /** Their ids, in the same order. */
    async addAll(tx: Tx, prepared: readonly PreparedPost[], by: number): Promise<number[]> {
      const names = prepared.map(({ values }) => values.board);
      let ids: number[] = [];
      await underLock(tx, names, async () => {
        ids = await postBatchesRepository.insert(
          tx,
          prepared.map(({ values }) => values),
          by,
        );
      });
      const rows = prepared.map(({ values, entry }, at) => ({ values, entry, id: ids[at] as number }));
      await revisions.recordAll(
        tx,
        rows.map(({ values: { title, html, office, attachments }, id }) => ({
          subject: postSubject,
          key: String(id),
          version: 1,
          content: { title, html, office, attachments, pinnedUntil: null },
          authorId: by,
        })),
      );
      await bulk.keepAll(
        tx,
        postSubject,
        rows.flatMap(({ values, id }) => mediaOf(values).map((mediaId) => ({ key: String(id), mediaId }))),
      );
      await search.putAll(
        tx,
        rows.map(({ values, entry, id }) => ({ ...entry, ...addressOf(values.board, id) })),
      );
      const beside = await postBatchesRepository.beside(tx, ids);
      await announce(tx, [...new Set(names)].map(tagOfBoard).concat(beside.map(tagBeside)));
      return ids;
    },

    /** Those that nobody has changed since, with the files that they kept. */
    async removeAll(tx: Tx, ids: readonly number[]): Promise<{ removed: number[]; files: string[] }> {
      const rows = await postBatchesRepository.unchanged(tx, ids);
      const names = rows.map(({ board }) => board);
      const keys = rows.map(({ id }) => String(id));
      const going = rows.map(({ id }) => id);
      await underLock(tx, names, async () => {
        const beside = await postBatchesRepository.beside(tx, going);
        await bulk.releaseAll(tx, postSubject, keys);
        await postBatchesRepository.remove(tx, going);
        await announce(tx, [...[...new Set(names)].map(tagOfBoard), ...beside.map(tagBeside), ...going.map(tagOfPost)]);
      });
      await revisions.forgetAll(tx, postSubject, keys);
      await search.removeAll(
        tx,
        rows.map(({ board, id }) => ({ kind: board, key: String(id) })),
      );
      return { removed: going, files: [...new Set(rows.flatMap(mediaOf))] };
    },
  };
}

const addressOf = (board: Board, id: number) => ({ key: String(id), path: pathOfPost(board, id) });

export type PostBatches = ReturnType<typeof createPostBatches>;
