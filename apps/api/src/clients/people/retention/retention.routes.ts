import { retentionPaths } from '@kidney/contract/clients/people/retention.paths.ts';
import { retentionOverviewSchema, retentionRunParamsSchema } from '@kidney/contract/clients/people/retention.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import { mayErasePeople } from '../people.policy.ts';
import type { RetentionService } from './retention.service.ts';

export function retentionEndpoints(service: RetentionService) {
  return [
    endpoint({
      route: retentionPaths.get,
      summary: 'What was removed when its time was over, what waits for the owner, and who was erased',
      access: mayErasePeople,
      output: retentionOverviewSchema,
      handle: async () => ({ data: await service.overview() }),
    }),
    endpoint({
      route: retentionPaths.agree,
      summary: 'Agree that so much is removed',
      access: mayErasePeople,
      freshFactor: true,
      params: retentionRunParamsSchema,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await service.agree(params.id, principal.sub);
        return { data: null, message: '동의하셨습니다. 곧 지웁니다.' };
      },
    }),
  ];
}
