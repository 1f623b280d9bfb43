import { staffHomeEndpoints } from './staff-home.routes.ts';
import { createStaffHomeService, type StaffHomeDeps } from './staff-home.service.ts';

/** The first screen of the office. It knows no other feature: what they count is handed in. */
export function createStaffHome(deps: StaffHomeDeps) {
  return { endpoints: staffHomeEndpoints(createStaffHomeService(deps)) };
}
