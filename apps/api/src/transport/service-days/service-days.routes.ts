import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import {
  closureListSchema,
  closureParamsSchema,
  closureSchema,
  createClosureSchema,
  serviceOverviewSchema,
} from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { serviceDaysTag, type ServiceDaysService } from './service-days.service.ts';

/** Who may say that the vans stand still on a day. */
const mayCloseService = ['editor', 'dispatcher', 'owner'] as const;

export function serviceDaysEndpoints(service: ServiceDaysService) {
  return [
    endpoint({
      route: serviceDaysPaths.overview,
      summary: 'Whether the shuttle runs today, this week and next',
      access: 'public',
      cost: 'database',
      output: serviceOverviewSchema,
      shows: [serviceDaysTag],
      handle: async () => ({ data: await service.overview() }),
    }),
    endpoint({
      route: serviceDaysPaths.closures,
      summary: 'Days without service that staff have added, from today on',
      access: mayCloseService,
      output: closureListSchema,
      handle: async () => ({ data: await service.closures() }),
    }),
    endpoint({
      route: serviceDaysPaths.addClosure,
      summary: 'Add a day without service',
      access: mayCloseService,
      body: createClosureSchema,
      output: closureSchema,
      handle: async ({ body, principal }) => ({
        data: await service.addClosure(body.date, body.reason, principal.sub),
        message: '쉬는 날을 넣었습니다.',
      }),
    }),
    endpoint({
      route: serviceDaysPaths.removeClosure,
      summary: 'Take a day without service back',
      access: mayCloseService,
      params: closureParamsSchema,
      output: z.null(),
      handle: async ({ params }) => {
        await service.removeClosure(params.date);
        return { data: null, message: '쉬는 날을 지웠습니다.' };
      },
    }),
  ];
}
