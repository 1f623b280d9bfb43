import type { RememberedFeatures } from '../../office/settings/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Limits } from '../../platform/limits.ts';
import { createAddresses } from './addresses.ts';
import { createSearchIndex } from './search-index.ts';
import { searchEndpoints } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

export type { PreparedEntry } from './entry-batches.ts';
export { searchTag, type Entry } from './search-index.ts';

export interface SearchDeps {
  database: Database;
  clock: Clock;
  limits: Limits;
  siteFeatures: Pick<RememberedFeatures, 'current'>;
}

/** One index over everything public. Who publishes puts its entries in, in the same transaction. */
export function createSearch(deps: SearchDeps) {
  const service = createSearchService(deps.database, deps.clock, deps.siteFeatures);
  return {
    endpoints: searchEndpoints(service, deps.limits),
    findKeys: service.findKeys,
    addresses: createAddresses(deps.database, deps.clock),
    ...createSearchIndex(deps.database),
  };
}

export type Search = ReturnType<typeof createSearch>;
