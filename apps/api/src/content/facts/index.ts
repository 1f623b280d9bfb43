import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Revisions } from '../../office/revisions/index.ts';
import { createFactLinks } from './fact-links.ts';
import { factsEndpoints } from './facts.routes.ts';
import { createFactsService, factsTag } from './facts.service.ts';

export { createFactTasks } from './facts.jobs.ts';
export { factsTag };

export function createFacts(deps: { database: Database; clock: Clock; revisions: Revisions; auditLog: AuditLog }) {
  const service = createFactsService(deps);
  const { byKeys, byKeysIn, onChange, addPlaces, countUnchecked, seed, takeEffect } = service;
  return {
    endpoints: factsEndpoints(service),
    byKeys,
    byKeysIn,
    onChange,
    addPlaces,
    takeEffect,
    countUnchecked,
    seed,
    links: createFactLinks(deps.database),
  };
}

export type Facts = ReturnType<typeof createFacts>;
