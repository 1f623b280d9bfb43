import { applicationParamsSchema } from '@kidney/contract/clients/applications/applications.schema.ts';
import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import {
  keepCallSchema,
  keepCaseTextsSchema,
  keptSchema,
  unfinishedCallListSchema,
  unfinishedCallParamsSchema,
  unfinishedCaseTextsSchema,
} from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { z } from 'zod';
import { endpoint, formBody } from '../../../platform/endpoint.ts';
import { mayLeadCases } from '../../applications/index.ts';
import type { Unfinished } from './unfinished.service.ts';

const ofCall = { access: mayLeadCases, params: unfinishedCallParamsSchema } as const;
const ofCase = { access: mayLeadCases, knownTo: mayLeadCases, params: applicationParamsSchema } as const;

export function unfinishedEndpoints(unfinished: Unfinished) {
  return [
    endpoint({
      route: unfinishedPaths.calls,
      summary: 'The calls that the caller of this began to write down, without what was said',
      access: mayLeadCases,
      output: unfinishedCallListSchema,
      handle: async ({ principal }) => ({ data: await unfinished.calls(principal.sub) }),
    }),
    endpoint({
      ...ofCall,
      route: unfinishedPaths.keepCall,
      summary: 'Keep what was written down so far, for a day; only after the consents',
      bodyLimit: formBody,
      body: keepCallSchema,
      output: keptSchema,
      handle: async ({ params, body: { kind, ...call }, principal }) => ({
        data: await unfinished.keepCall(params.key, kind, call, principal.sub),
      }),
    }),
    endpoint({
      ...ofCall,
      route: unfinishedPaths.dropCall,
      summary: 'Throw an unfinished call away',
      output: z.null(),
      handle: async ({ params, principal }) => {
        await unfinished.dropCall(params.key, principal.sub);
        return { data: null, message: '쓰다 만 전화 신청을 버렸습니다.' };
      },
    }),
    endpoint({
      ...ofCase,
      route: unfinishedPaths.texts,
      summary: 'What the caller of this began to write beside a case',
      output: unfinishedCaseTextsSchema.nullable(),
      handle: async ({ params, principal }) => ({ data: await unfinished.texts(params.id, principal.sub) }),
    }),
    endpoint({
      ...ofCase,
      route: unfinishedPaths.keepTexts,
      summary: 'Keep what is being written beside a case, for a day',
      body: keepCaseTextsSchema,
      output: keptSchema,
      handle: async ({ params, body, principal }) => ({
        data: await unfinished.keepTexts(params.id, body, principal.sub),
      }),
    }),
    endpoint({
      ...ofCase,
      route: unfinishedPaths.dropTexts,
      summary: 'Throw what was begun beside a case away',
      output: z.null(),
      handle: async ({ params, principal }) => {
        await unfinished.dropTexts(params.id, principal.sub);
        return { data: null, message: '쓰다 만 글을 버렸습니다.' };
      },
    }),
  ];
}
