import { dutiesPaths } from '@kidney/contract/office/duties/duties.paths.ts';
import {
  dutyContentSchema,
  dutyListSchema,
  dutyParamsSchema,
  dutySchema,
  dutyVersionQuerySchema,
  tickDutySchema,
  updateDutySchema,
} from '@kidney/contract/office/duties/duties.schema.ts';
import { sheetFileSchema, sheetQuerySchema } from '@kidney/contract/shared/sheet.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { DutiesService } from './duties.service.ts';

/** The dates are everybody's in the office; what they are, and that one is kept, the owner says. */
const mayReadDuties = ['editor', 'dispatcher', 'owner'] as const;
const mayWriteDuties = ['owner'] as const;

export function dutiesEndpoints(service: DutiesService) {
  return [
    endpoint({
      route: dutiesPaths.list,
      summary: 'What has to be done every year, by which day; what is due first, first',
      access: mayReadDuties,
      output: dutyListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: dutiesPaths.export,
      summary: 'What has to be done every year, as CSV or Excel',
      access: mayReadDuties,
      query: sheetQuerySchema,
      output: sheetFileSchema,
      handle: async ({ query }) => ({ data: await service.export(query.format ?? 'csv') }),
    }),
    endpoint({
      route: dutiesPaths.create,
      summary: 'Add something that has to be done every year',
      access: mayWriteDuties,
      body: dutyContentSchema,
      output: dutySchema,
      handle: async ({ body }) => ({ data: await service.create(body), message: '해마다 할 일을 넣었습니다.' }),
    }),
    endpoint({
      route: dutiesPaths.update,
      summary: 'Change what has to be done every year, or its day',
      access: mayWriteDuties,
      params: dutyParamsSchema,
      body: updateDutySchema,
      output: dutySchema,
      handle: async ({ params, body: { version, ...content } }) => ({
        data: await service.update(Number(params.id), content, version),
        message: '해마다 할 일을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: dutiesPaths.tick,
      summary: 'Say that it is done for the year it is due in',
      access: mayWriteDuties,
      params: dutyParamsSchema,
      body: tickDutySchema,
      output: dutySchema,
      handle: async ({ params, body }) => ({
        data: await service.tick(Number(params.id), body.version),
        message: '마친 일로 적었습니다.',
      }),
    }),
    endpoint({
      route: dutiesPaths.untick,
      summary: 'Take the last tick back',
      access: mayWriteDuties,
      params: dutyParamsSchema,
      body: tickDutySchema,
      output: dutySchema,
      handle: async ({ params, body }) => ({
        data: await service.untick(Number(params.id), body.version),
        message: '아직 마치지 않은 일로 되돌렸습니다.',
      }),
    }),
    endpoint({
      route: dutiesPaths.remove,
      summary: 'Delete something that need not be done any more',
      access: mayWriteDuties,
      params: dutyParamsSchema,
      query: dutyVersionQuerySchema,
      output: z.null(),
      handle: async ({ params, query }) => {
        await service.remove(Number(params.id), query.version === undefined ? undefined : Number(query.version));
        return { data: null, message: '해마다 할 일을 삭제했습니다.' };
      },
    }),
  ];
}
