import { route } from '../../shared/route.ts';
import type { StaffHome } from './staff-home.schema.ts';

export const staffHomePaths = {
  get: route<{ data: StaffHome }>('GET', '/staff-home'),
};
