import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import type { BoardPosts } from './board-posts.service.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { mayWritePosts } from './boards.policy.ts';
import { pathOfPost } from './boards.presenter.ts';
import { postListing } from './post-contents.repository.ts';

/** The posts of a board as the list of all contents knows them. */
export function postContents(board: Board, { database }: BoardsDeps, posts: BoardPosts): ContentSource {
  const setListed = (isListed: boolean) => ({
    work: ({ id, version, accountId }: { id: string; version: number; accountId: number }) =>
      posts.setListed(board, Number(id), isListed, version, accountId),
  });
  return {
    kind: board,
    writers: mayWritePosts,
    binDays,
    list: (asked) => listContents(database.read, postListing(board, asked.now), asked),
    pathOf: (id) => pathOfPost(board, Number(id)),
    editPathOf: (id) => `${boards[board].site}/edit/${id}`,
    acts: {
      publish: { from: ['kept', 'scheduled'], ...setListed(true) },
      withdraw: { from: ['public', 'scheduled'], ...setListed(false) },
      bin: {
        from: ['public', 'scheduled', 'kept'],
        work: ({ id, version, accountId }) => posts.remove(board, Number(id), version, accountId),
      },
      restore: { from: ['bin'], work: ({ id }) => posts.restore(board, Number(id)) },
    },
  };
}
