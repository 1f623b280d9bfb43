import { nickNamesOf } from './features/accounts/index.ts';
import type { AuditLog } from './features/audit-log/index.ts';
import { createBoards } from './features/boards/index.ts';
import { createDrafts } from './features/drafts/index.ts';
import { createEvents } from './features/events/index.ts';
import { createFacilities } from './features/facilities/index.ts';
import { createFacts } from './features/facts/index.ts';
import { createFaq } from './features/faq/index.ts';
import type { MediaKeeper } from './features/media/index.ts';
import { createNewsletters } from './features/newsletters/index.ts';
import { createPages } from './features/pages/index.ts';
import { createPrograms } from './features/programs/index.ts';
import { createRevisions } from './features/revisions/index.ts';
import { createSearch } from './features/search/index.ts';
import { createServiceDays } from './features/service-days/index.ts';
import { createSettings } from './features/settings/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Limits } from './platform/limits.ts';

interface ContentDeps {
  database: Database;
  clock: Clock;
  limits: Limits;
  media: MediaKeeper;
  auditLog: AuditLog;
  publicOrigin: string;
}

/** The features that hold what visitors read, each built on those above it. */
export function createContent(deps: ContentDeps) {
  const revisions = createRevisions({ ...deps, names: nickNamesOf });
  const drafts = createDrafts(deps);
  const search = createSearch(deps);
  const facts = createFacts({ ...deps, revisions });
  return {
    search,
    facts,
    facilities: createFacilities({ ...deps, search }),
    faq: createFaq({ ...deps, search }),
    settings: createSettings({ ...deps, revisions }),
    serviceDays: createServiceDays(deps),
    boards: createBoards({ ...deps, revisions, drafts, search }),
    events: createEvents({ ...deps, revisions, drafts, search }),
    newsletters: createNewsletters({ ...deps, revisions, drafts, search }),
    programs: createPrograms({ ...deps, revisions, drafts, search }),
    pages: createPages({ ...deps, facts, revisions, drafts, search }),
  };
}
