import { staffHomePaths } from '@kidney/contract/operations/staff-home/staff-home.paths.ts';
import { staffHomeCountSchema, staffHomeSchema } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { StaffHomeService } from './staff-home.service.ts';

export function staffHomeEndpoints(service: StaffHomeService) {
  return [
    endpoint({
      route: staffHomePaths.count,
      summary: 'How much is due today for whoever asks',
      access: 'signed-in',
      output: staffHomeCountSchema,
      handle: async ({ principal }) => ({ data: { due: await service.countDue(principal) } }),
    }),
    endpoint({
      route: staffHomePaths.get,
      summary: 'What waits today for whoever asks',
      access: 'signed-in',
      output: staffHomeSchema,
      handle: async ({ principal }) => ({ data: await service.homeOf(principal) }),
    }),
  ];
}
