import { route } from '../shared/route.ts';
import type { CreateFaq, DeleteFaqQuery, Faq, UpdateFaq } from './faq.schema.ts';

export const faqPaths = {
  list: route<{ data: Faq[] }>('GET', '/faq'),
  get: route<{ params: { id: number }; data: Faq }>('GET', '/faq/:id'),
  create: route<{ body: CreateFaq; data: Faq }>('POST', '/faq'),
  update: route<{ params: { id: number }; body: UpdateFaq; data: Faq }>('PUT', '/faq/:id'),
  remove: route<{ params: { id: number }; query: DeleteFaqQuery; data: null }>('DELETE', '/faq/:id'),
};
