import type { AuditLog } from '../office/audit-log/index.ts';
import { createBoards } from './boards/index.ts';
import { createDrafts } from './drafts/index.ts';
import { createEvents } from './events/index.ts';
import { createFacilities } from './facilities/index.ts';
import { createFacts } from './facts/index.ts';
import { createFaq } from './faq/index.ts';
import type { MediaKeeper } from './media/index.ts';
import { createNewsletters } from './newsletters/index.ts';
import { createPages } from './pages/index.ts';
import { createPrograms } from './programs/index.ts';
import type { Revisions } from '../office/revisions/index.ts';
import type { RememberedFeatures } from '../office/settings/index.ts';
import { createSearch } from './search/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Limits } from '../platform/limits.ts';

interface ContentDeps {
  database: Database;
  clock: Clock;
  limits: Limits;
  media: MediaKeeper;
  auditLog: AuditLog;
  revisions: Revisions;
  publicOrigin: string;
  siteFeatures: Pick<RememberedFeatures, 'current'>;
  takesRegistrations?(id: number): Promise<boolean>;
}

/** The features that hold what visitors read, each built on those above it. */
export function createContentFeatures(deps: ContentDeps) {
  const drafts = createDrafts(deps);
  const search = createSearch(deps);
  const facts = createFacts(deps);
  return {
    search,
    facts,
    facilities: createFacilities({ ...deps, search }),
    faq: createFaq({ ...deps, facts, drafts, search }),
    boards: createBoards({ ...deps, drafts, search }),
    events: createEvents({ ...deps, drafts, search }),
    newsletters: createNewsletters({ ...deps, drafts, search }),
    programs: createPrograms({ ...deps, drafts, search }),
    pages: createPages({ ...deps, facts, drafts, search }),
  };
}
