import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Revisions } from '../revisions/index.ts';
import { createFactLinks } from './fact-links.ts';
import { factsEndpoints } from './facts.routes.ts';
import { createFactsService, factsTag } from './facts.service.ts';

export { factsTag };

export function createFacts(deps: { database: Database; clock: Clock; revisions: Revisions; auditLog: AuditLog }) {
  const service = createFactsService(deps);
  const { byKeys, byKeysIn, onChange, countUnchecked, seed } = service;
  return {
    endpoints: factsEndpoints(service),
    byKeys,
    byKeysIn,
    onChange,
    countUnchecked,
    seed,
    links: createFactLinks(deps.database),
  };
}

export type Facts = ReturnType<typeof createFacts>;
