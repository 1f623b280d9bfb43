import { rightsPaths } from '@kidney/contract/clients/people/rights.paths.ts';
import { personParamsSchema } from '@kidney/contract/clients/people/people.schema.ts';
import { erasePersonSchema } from '@kidney/contract/clients/people/rights.schema.ts';
import { askForSheetSchema, protectedSheetSchema } from '@kidney/contract/shared/protected-sheet.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import { mayErasePeople, mayKnowPeople } from '../people.policy.ts';
import type { Rights } from './rights.service.ts';

export function rightsEndpoints(rights: Rights) {
  return [
    endpoint({
      route: rightsPaths.export,
      summary: 'Everything that is known of one person, as an Excel file that a password opens',
      access: mayKnowPeople,
      freshFactor: true,
      knownTo: mayKnowPeople,
      params: personParamsSchema,
      body: askForSheetSchema,
      output: protectedSheetSchema,
      handle: async ({ params, body }) => ({
        data: await rights.export(params.id, body.reason, body.password),
        message: '이분의 개인정보를 내려받았습니다.',
      }),
    }),
    endpoint({
      route: rightsPaths.erase,
      summary: 'Forget one person, in every table',
      access: mayErasePeople,
      freshFactor: true,
      knownTo: mayKnowPeople,
      params: personParamsSchema,
      body: erasePersonSchema,
      output: z.null(),
      handle: async ({ params, body }) => {
        await rights.erase(params.id, body.ground, body.name);
        return { data: null, message: '이분의 개인정보를 모두 지웠습니다.' };
      },
    }),
  ];
}
