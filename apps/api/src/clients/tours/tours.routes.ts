import { toursPaths } from '@kidney/contract/clients/tours/tours.paths.ts';
import { markTourStepSchema, tourSchema } from '@kidney/contract/clients/tours/tours.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayLeadCases } from '../applications/index.ts';
import type { ToursService } from './tours.service.ts';

const ofOwn = { access: mayLeadCases, output: tourSchema } as const;

export function toursEndpoints(service: ToursService) {
  return [
    endpoint({
      ...ofOwn,
      route: toursPaths.get,
      summary: 'Where one is in one’s own first-day tour',
      handle: async ({ principal }) => ({ data: await service.get(principal.sub) }),
    }),
    endpoint({
      ...ofOwn,
      route: toursPaths.start,
      summary: 'Begin the tour: makes an application of nobody to practise on',
      handle: async ({ principal }) => ({
        data: await service.start(principal.sub),
        message: '연습을 시작합니다. ‘연습 신청인’ 님의 신청을 만들었습니다.',
      }),
    }),
    endpoint({
      ...ofOwn,
      route: toursPaths.mark,
      summary: 'Say that a step was done, leave it out, or take that back',
      body: markTourStepSchema,
      handle: async ({ body, principal }) => ({ data: await service.mark(principal.sub, body) }),
    }),
    endpoint({
      ...ofOwn,
      route: toursPaths.end,
      summary: 'End the tour: everything that was made for it is erased',
      handle: async ({ principal }) => ({
        data: await service.end(principal.sub),
        message: '연습을 마쳤습니다. 연습하며 만든 것을 모두 지웠습니다.',
      }),
    }),
  ];
}
