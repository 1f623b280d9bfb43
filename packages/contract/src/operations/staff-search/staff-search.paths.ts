import { route } from '../../shared/route.ts';
import type { FoundForStaff, StaffSearch } from './staff-search.schema.ts';

export { staffSearchBounds, staffSearchRoles } from './staff-search-bounds.paths.ts';

export const staffSearchPaths = {
  /** In the body: what is typed names people, and stands in no address. */
  search: route<{ body: StaffSearch; data: FoundForStaff }>('POST', '/staff-search'),
};
