import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createBoardEditor } from './board-editor.service.ts';
import { createBoardLists } from './board-lists.service.ts';
import { createBoardPosts } from './board-posts.service.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { boardEndpoints } from './boards.routes.ts';
import { postEditorEndpoints } from './post-editor.routes.ts';
import { postContents } from './post-contents.ts';
import { createPostDrafts } from './post-drafts.ts';
import { createPostLinks } from './post-links.ts';
import { postsRepository } from './posts.repository.ts';
import { createViewCounter, type Reader } from './view-counter.ts';

export { mayWritePosts } from './boards.policy.ts';
export { replacePictures } from './post-content.ts';
export { createPostBatches, type PastPost, type PostBatches } from './post-batches.ts';

/** One engine for all boards. */
export function createBoards(deps: BoardsDeps) {
  const drafts = createPostDrafts(deps);
  const posts = createBoardPosts(deps, drafts);
  const lists = createBoardLists(deps);
  const editor = createBoardEditor(deps, drafts);
  const searches = deps.limits('board-search-address', 60, 60, 'count-here');
  return {
    endpoints: boardNames.flatMap((board) => [
      ...boardEndpoints(board, { posts, lists, searches }),
      ...postEditorEndpoints(board, editor, drafts),
    ]),
    contents: boardNames.map((board) => postContents(board, deps, posts)),
    seed: posts.seed,
    countUnlisted: editor.countUnlisted,
    sweep: editor.sweep,
    reindex: editor.reindex,
    links: createPostLinks(deps),
  };
}

const sites = boardNames.map((board) => boards[board].site).join('|');
const addressOfPost = new RegExp(`^(?:${sites})/([1-9]\\d{0,9})(?:\\.data)?$`);

/** Views of posts, counted where pages leave the house: a kept page never reaches the boards. */
export function createPostViews({ database, clock, log }: { database: Database; clock: Clock; log: Log }) {
  const views = createViewCounter({
    clock,
    write: (counts) => postsRepository.addViews(database.jobs, counts),
    onError: (error) => log.warn({ err: error }, 'views could not be written'),
  });
  const postAt = (path: string) => {
    const id = Number(addressOfPost.exec(path)?.[1] ?? 0);
    return id <= 2_147_483_647 ? id : 0;
  };
  return {
    isCounted: (path: string) => postAt(path) > 0,
    /** Somebody was given the page at this path, without its query. */
    count(path: string, reader: Reader): void {
      const id = postAt(path);
      if (id > 0) views.count(id, reader);
    },
    flush: views.flush,
  };
}
