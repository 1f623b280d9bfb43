import type { Database } from '../../platform/database.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import { mayWriteFaq } from './faq.policy.ts';
import { faqShelf } from './faq-contents.repository.ts';

/** Questions as the list of all contents knows them: always public, and without a bin. */
export function faqContents({ database }: { database: Database }): ContentSource {
  return {
    kind: 'faq',
    writers: mayWriteFaq,
    binDays: 0,
    list: (asked) => listContents(database.read, faqShelf, asked),
    pathOf: (id) => `/community/faq#faq-${id}`,
    editPathOf: (id) => `/community/faq#faq-${id}`,
    acts: {},
  };
}
