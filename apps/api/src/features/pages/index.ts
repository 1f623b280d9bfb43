import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { Facts } from '../facts/index.ts';
import type { Revisions } from '../revisions/index.ts';
import type { Search } from '../search/index.ts';
import { pageContents } from './page-contents.ts';
import { pageDraftsEndpoints } from './page-drafts.routes.ts';
import { createPageDrafts } from './page-drafts.service.ts';
import { createPageLinks } from './page-links.ts';
import { createPagesRepository } from './pages.repository.ts';
import { pagesEndpoints } from './pages.routes.ts';
import { createPagesService } from './pages.service.ts';

export function createPages(deps: {
  database: Database;
  facts: Facts;
  revisions: Revisions;
  drafts: Drafts;
  search: Search;
  auditLog: AuditLog;
}) {
  const repository = createPagesRepository(deps.database.read);
  const service = createPagesService({ ...deps, repository });
  return {
    endpoints: [...pagesEndpoints(service), ...pageDraftsEndpoints(createPageDrafts(deps.drafts))],
    contents: pageContents(deps),
    seed: service.seed,
    reindex: service.reindex,
    links: createPageLinks(repository, deps.database),
  };
}
