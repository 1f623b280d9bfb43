import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Search } from '../search/index.ts';
import { facilitiesImportEndpoints } from './facilities-import.routes.ts';
import { createFacilitiesImport } from './facilities-import.service.ts';
import { facilitiesEndpoints } from './facilities.routes.ts';
import { createFacilitiesService } from './facilities.service.ts';

export function createFacilities(deps: { database: Database; clock: Clock; search: Search; auditLog: AuditLog }) {
  const service = createFacilitiesService(deps);
  const files = createFacilitiesImport({ ...deps, facilities: service });
  return {
    endpoints: [...facilitiesEndpoints(service), ...facilitiesImportEndpoints(files)],
    /** All of them, in the order of the list. */
    all: () => service.list({}),
    seed: service.seed,
    reindex: service.reindex,
  };
}
