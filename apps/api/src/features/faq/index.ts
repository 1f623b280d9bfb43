import type { Database } from '../../platform/database.ts';
import { createFaqRepository } from './faq.repository.ts';
import { faqEndpoints } from './faq.routes.ts';
import { createFaqService } from './faq.service.ts';

export function createFaq(deps: { database: Database }) {
  const service = createFaqService(deps.database, createFaqRepository(deps.database.read));
  return { endpoints: faqEndpoints(service), seed: service.seed };
}
