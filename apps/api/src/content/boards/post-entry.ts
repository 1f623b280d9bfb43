import { boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { plainTextOf } from '../../platform/rich-text.ts';
import type { Entry } from '../search/index.ts';
import { pathOfPost } from './boards.presenter.ts';
import type { StoredPost } from './posts.repository.ts';

/** What the search knows of a post: each board is a kind of its own. */
export function postEntry(row: StoredPost): Entry {
  const { board, id, title, html, publishedAt } = row;
  return {
    kind: board,
    key: String(id),
    section: boards[board].site.startsWith('/daycare') ? 'daycare' : 'community',
    path: pathOfPost(board, id),
    title,
    text: plainTextOf(html),
    at: publishedAt,
    visibleFrom: publishedAt,
  };
}
