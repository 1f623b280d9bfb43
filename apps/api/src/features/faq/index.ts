import type { Database } from '../../platform/database.ts';
import type { Search } from '../search/index.ts';
import { createFaqRepository } from './faq.repository.ts';
import { faqEndpoints } from './faq.routes.ts';
import { createFaqService } from './faq.service.ts';

export function createFaq(deps: { database: Database; search: Search }) {
  const service = createFaqService(deps.database, createFaqRepository(deps.database.read), deps.search);
  return { endpoints: faqEndpoints(service), seed: service.seed, reindex: service.reindex };
}
