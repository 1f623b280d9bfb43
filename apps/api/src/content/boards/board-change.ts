import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { announceAddition, announceContentChange } from '../../platform/content-changes.ts';
import type { Tx } from '../../platform/database.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { tagBeside, tagOfBoard, tagOfPost } from './boards.presenter.ts';
import { postEntry } from './post-entry.ts';
import { postNumbersRepository } from './post-numbers.repository.ts';
import { postsRepository, type StoredPost } from './posts.repository.ts';

interface Done<Answer> {
  before: StoredPost | null;
  after: StoredPost;
  /** Asked at the end, with the post as it then is. */
  answer(settled: StoredPost): Answer | Promise<Answer>;
}

const isCounted = (row: StoredPost | null) => row !== null && row.number !== null && row.listed && !row.removedAt;

/**
 * One change of a board: under its lock, with numbers given to whatever has come due before and by it, counters,
 * search and the kept pages following.
 */
export function boardChange({ database, clock, search }: BoardsDeps) {
  return <Answer>(board: Board, work: (tx: Tx, now: Date) => Promise<Done<Answer>>): Promise<Answer> =>
    database.write.transaction(async (tx) => {
      await postNumbersRepository.lock(tx, board);
      // Read under the lock: who comes later gets a later moment, and so a higher number.
      const now = clock.now();
      await postNumbersRepository.settle(tx, board, now);
      const { before, after, answer } = await work(tx, now);
      await postNumbersRepository.settle(tx, board, now);
      if (before && after.publishedAt && isCounted(before) !== isCounted(after)) {
        await postNumbersRepository.count(tx, board, after.publishedAt, isCounted(after) ? 1 : -1);
      }
      if (after.listed && !after.removedAt) await search.put(tx, postEntry(after));
      else await search.remove(tx, { kind: board, key: String(after.id) });
      const beside = after.publishedAt ? await postsRepository.neighbours(tx, board, after.publishedAt, after.id) : [];
      const announce = before ? announceContentChange : announceAddition;
      await announce(tx, [tagOfBoard(board), tagOfPost(after.id), ...beside.map(tagBeside)]);
      return answer((await postsRepository.find(tx, board, after.id)) ?? after);
    });
}
