import { route } from '../../shared/route.ts';
import type { StaffHome, StaffHomeCount } from './staff-home.schema.ts';

export const staffHomePaths = {
  /** How much is due by tonight: the number that stands above every screen. */
  count: route<{ data: StaffHomeCount }>('GET', '/staff-home/count'),
  get: route<{ data: StaffHome }>('GET', '/staff-home'),
};
