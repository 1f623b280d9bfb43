import type { Database } from '../../platform/database.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import { pathOfPage } from './page-entry.ts';
import { mayWritePages } from './pages.policy.ts';
import { pageListing } from './page-contents.repository.ts';

/** Information pages as the list of all contents knows them: always public, and without a bin. */
export function pageContents({ database }: { database: Database }): ContentSource {
  return {
    kind: 'page',
    writers: mayWritePages,
    binDays: 0,
    list: (asked) => listContents(database.read, pageListing, asked),
    pathOf: pathOfPage,
    editPathOf: pathOfPage,
    acts: {},
  };
}
