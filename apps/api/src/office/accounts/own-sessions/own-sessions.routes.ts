import { ownSessionsPaths } from '@kidney/contract/office/accounts/own-sessions.paths.ts';
import { ownSessionParamsSchema, ownSessionsSchema } from '@kidney/contract/office/accounts/own-sessions.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';

export function ownSessionsEndpoints(service: OwnSessionsService) {
  return [
    endpoint({
      route: ownSessionsPaths.list,
      summary: 'Where the caller is signed in',
      access: 'signed-in',
      output: ownSessionsSchema,
      handle: async ({ principal }) => ({ data: await service.list(principal) }),
    }),
    endpoint({
      route: ownSessionsPaths.end,
      summary: 'End one of the own sessions',
      access: 'signed-in',
      params: ownSessionParamsSchema,
      output: z.null(),
      handle: async ({ principal, params: { id } }) => {
        await service.end(principal, id);
        return { data: null, message: '그 기기에서 로그아웃했습니다.' };
      },
    }),
    endpoint({
      route: ownSessionsPaths.endOthers,
      summary: 'End all own sessions but this one',
      access: 'signed-in',
      output: z.null(),
      handle: async ({ principal }) => {
        await service.endOthers(principal);
        return { data: null, message: '다른 모든 기기에서 로그아웃했습니다.' };
      },
    }),
  ];
}
