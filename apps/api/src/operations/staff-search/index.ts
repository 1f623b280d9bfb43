import { staffSearchEndpoints } from './staff-search.routes.ts';
import { createStaffSearchService, type StaffSearchDeps } from './staff-search.service.ts';

/** One box for everything. It looks into no table: those who know what is searched are handed in. */
export function createStaffSearch(deps: StaffSearchDeps) {
  return { endpoints: staffSearchEndpoints(createStaffSearchService(deps)) };
}
