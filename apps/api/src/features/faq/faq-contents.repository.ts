import type { Shelf } from '../contents/index.ts';
import { faqs } from './faq.table.ts';

const { id, title, version, authorId, updatedAt } = faqs;

/** Questions in the list of all contents. */
export const faqShelf: Shelf = {
  kind: 'faq',
  table: faqs,
  columns: { id, title, version, authorId, updatedAt },
};
