import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import {
  deleteFacilityQuerySchema,
  facilityContentSchema,
  facilityFilterSchema,
  facilityListSchema,
  facilityParamsSchema,
  facilitySchema,
  updateFacilitySchema,
} from '@kidney/contract/content/facilities/facilities.schema.ts';
import { z } from 'zod';
import { endpoint, formBody } from '../../platform/endpoint.ts';
import { mayWriteFacilities } from './facilities.policy.ts';
import { facilitiesTag, type FacilitiesService } from './facilities.service.ts';

export function facilitiesEndpoints(service: FacilitiesService) {
  return [
    endpoint({
      route: facilitiesPaths.list,
      summary: 'Dialysis units by district and name, not ranked',
      access: 'public',
      cost: 'database',
      query: facilityFilterSchema,
      output: facilityListSchema,
      shows: [facilitiesTag],
      handle: async ({ query }) => ({ data: await service.list(query) }),
    }),
    endpoint({
      route: facilitiesPaths.get,
      summary: 'One dialysis unit',
      access: 'public',
      cost: 'database',
      params: facilityParamsSchema,
      output: facilitySchema,
      shows: [facilitiesTag],
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: facilitiesPaths.create,
      summary: 'Add a dialysis unit',
      access: mayWriteFacilities,
      bodyLimit: formBody,
      body: facilityContentSchema,
      output: facilitySchema,
      handle: async ({ body }) => ({ data: await service.create(body), message: '병원을 추가했습니다.' }),
    }),
    endpoint({
      route: facilitiesPaths.update,
      summary: 'Change a dialysis unit',
      access: mayWriteFacilities,
      params: facilityParamsSchema,
      bodyLimit: formBody,
      body: updateFacilitySchema,
      output: facilitySchema,
      handle: async ({ params, body: { version, ...content } }) => ({
        data: await service.update(Number(params.id), content, version),
        message: '병원 정보를 고쳤습니다.',
      }),
    }),
    endpoint({
      route: facilitiesPaths.remove,
      summary: 'Delete a dialysis unit',
      access: mayWriteFacilities,
      params: facilityParamsSchema,
      query: deleteFacilityQuerySchema,
      output: z.null(),
      handle: async ({ params, query }) => {
        await service.remove(Number(params.id), query.version === undefined ? undefined : Number(query.version));
        return { data: null, message: '병원을 삭제했습니다.' };
      },
    }),
  ];
}
