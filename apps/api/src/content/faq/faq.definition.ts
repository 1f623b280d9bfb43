import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { factsNamedIn, fillFacts } from '@kidney/contract/content/facts/named-facts.paths.ts';
import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import { faqMost, faqSchemas, type Faq, type FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { richTextBody } from '../../platform/endpoint.ts';
import { plainTextOf } from '../../platform/rich-text.ts';
import { defineContent } from '../engine/index.ts';
import type { Facts } from '../facts/index.ts';
import { checkFaq, cleanWords } from './faq-content.ts';
import { presentFaq, showWords } from './faq.presenter.ts';
import type { FaqRow } from './faq.repository.ts';
import { faqs } from './faq.table.ts';

const place = '/community/faq';
export const faqPath = (id: number | string) => `${place}#faq-${id}`;

export const describeFaq = (facts: Facts) =>
  defineContent<FaqRow, FaqContent, Faq, FaqContent>({
    kind: 'faq',
    table: faqs,
    tag: 'faq',
    place,
    pathOf: faqPath,
    editPathOf: faqPath,
    may: ['editor', 'owner'],
    binDays,
    words: { plain: '질문', topic: '질문은', subject: '질문이', object: '질문을' },
    messages: { created: '질문을 추가했습니다.', removed: '질문을 삭제했습니다.', gone: '이미 삭제된 질문입니다.' },
    most: faqMost,
    check: (content) => checkFaq(content, facts),
    contentOf: ({ title, des }) => ({ title, des }),
    present: presentFaq,
    presentStored: (content) => showWords(faqSchemas.content.parse(content)),
    searchEntry: async ({ id, title, des }, tx) => ({
      kind: 'faq',
      key: String(id),
      section: 'community',
      path: faqPath(id),
      title,
      text: plainTextOf(fillFacts(des, await facts.byKeysIn(tx, factsNamedIn(des)))),
      at: null,
      visibleFrom: null,
    }),
    draft: { schema: faqSchemas.draftContent, clean: cleanWords, show: showWords },
    routes: faqPaths,
    schemas: faqSchemas,
    bodyLimit: richTextBody,
  });
