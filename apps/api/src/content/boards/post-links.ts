import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { hrefsIn } from '../../platform/rich-text.ts';
import { batchesById, batchSize, type Linking, type LinkSource } from '../link-checks/index.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { pathOfPost } from './boards.presenter.ts';
import { mediaOf } from './post-content.ts';
import { postsRepository } from './posts.repository.ts';

type LinkingPost = Awaited<ReturnType<typeof postsRepository.publicAfter>>[number];

const linkingOf = (row: LinkingPost): Linking => ({
  place: row.board,
  key: String(row.id),
  title: row.title,
  path: pathOfPost(row.board, row.id),
  hrefs: hrefsIn(row.html),
  files: mediaOf(row),
});

export function createPostLinks({ database: { read }, clock }: Pick<BoardsDeps, 'database' | 'clock'>): LinkSource {
  return {
    async *batches() {
      const load = (after: number) => postsRepository.publicAfter(read, after, clock.now(), batchSize);
      for await (const rows of batchesById(load)) yield rows.map(linkingOf);
    },
    numbered: boardNames.map((board) => ({
      prefix: boards[board].site,
      existing: (ids) => postsRepository.existing(read, board, ids),
    })),
  };
}
