import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Search } from '../search/index.ts';
import { faqContents } from './faq-contents.ts';
import { createFaqRepository } from './faq.repository.ts';
import { faqEndpoints } from './faq.routes.ts';
import { createFaqService } from './faq.service.ts';

export function createFaq(deps: { database: Database; search: Search; auditLog: AuditLog }) {
  const service = createFaqService({ ...deps, repository: createFaqRepository(deps.database.read) });
  return {
    endpoints: faqEndpoints(service),
    contents: faqContents(deps),
    seed: service.seed,
    reindex: service.reindex,
  };
}
