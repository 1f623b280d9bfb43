import { createDrafts } from './features/drafts/index.ts';
import { createFacilities } from './features/facilities/index.ts';
import { createFacts } from './features/facts/index.ts';
import { createFaq } from './features/faq/index.ts';
import { createPages } from './features/pages/index.ts';
import { createRevisions } from './features/revisions/index.ts';
import { createServiceDays } from './features/service-days/index.ts';
import { createSettings } from './features/settings/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

/** The features that hold what visitors read, each built on those above it. */
export function createContent(deps: { database: Database; clock: Clock }) {
  const revisions = createRevisions(deps);
  const drafts = createDrafts(deps);
  const facts = createFacts({ ...deps, revisions });
  return {
    facts,
    facilities: createFacilities(deps),
    faq: createFaq(deps),
    settings: createSettings({ ...deps, revisions }),
    serviceDays: createServiceDays(deps),
    pages: createPages({ ...deps, facts, revisions, drafts }),
  };
}
