import { staffHomePaths } from '@kidney/contract/operations/staff-home/staff-home.paths.ts';
import { staffHomeSchema } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { StaffHomeService } from './staff-home.service.ts';

export function staffHomeEndpoints(service: StaffHomeService) {
  return [
    endpoint({
      route: staffHomePaths.get,
      summary: 'What waits today for whoever asks',
      access: 'signed-in',
      output: staffHomeSchema,
      handle: async ({ principal }) => ({ data: await service.homeOf(principal) }),
    }),
  ];
}
