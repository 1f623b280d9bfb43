import { route } from '../../shared/route.ts';
import { contentPaths } from '../engine/content.paths.ts';
import type { CreateFaq, Faq, FaqContent, MoveFaq, UpdateFaq } from './faq.schema.ts';

export const faqPaths = {
  ...contentPaths<{ given: CreateFaq; content: FaqContent; shown: Faq; draft: FaqContent }>('/faq'),
  list: route<{ data: Faq[] }>('GET', '/faq'),
  update: route<{ params: { id: number }; body: UpdateFaq; data: Faq }>('PUT', '/faq/:id'),
  /** One place up or down the list. */
  move: route<{ params: { id: number }; body: MoveFaq; data: null }>('POST', '/faq/:id/move'),
};
