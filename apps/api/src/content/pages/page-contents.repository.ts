import type { ContentListing } from '../contents/index.ts';
import { pages } from './pages.table.ts';

const { key, title, version, authorId, updatedAt } = pages;

/** Information pages in the list of all contents. */
export const pageListing: ContentListing = {
  kind: 'page',
  table: pages,
  columns: { id: key, title, version, authorId, updatedAt },
};
