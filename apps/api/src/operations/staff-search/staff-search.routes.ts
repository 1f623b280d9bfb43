import { staffSearchPaths, staffSearchRoles } from '@kidney/contract/operations/staff-search/staff-search.paths.ts';
import {
  foundForStaffSchema,
  staffSearchSchema,
} from '@kidney/contract/operations/staff-search/staff-search.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { StaffSearchService } from './staff-search.service.ts';

export function staffSearchEndpoints(service: StaffSearchService) {
  return [
    endpoint({
      route: staffSearchPaths.search,
      summary: 'People, applications and titles by the words of one box, as far as whoever asks may see them',
      access: staffSearchRoles,
      body: staffSearchSchema,
      output: foundForStaffSchema,
      handle: async ({ body, principal }) => ({ data: await service.search(body.words, principal.roles) }),
    }),
  ];
}
