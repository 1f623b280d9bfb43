import { factsPaths } from '@kidney/contract/facts/facts.paths.ts';
import { factListSchema, factParamsSchema, factSchema, updateFactSchema } from '@kidney/contract/facts/facts.schema.ts';
import { sheetFileSchema, sheetQuerySchema } from '@kidney/contract/shared/sheet.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWriteFacts } from './facts.policy.ts';
import { factsTag, type FactsService } from './facts.service.ts';

export function factsEndpoints(service: FactsService) {
  return [
    endpoint({
      route: factsPaths.list,
      summary: 'All dated facts',
      access: 'public',
      output: factListSchema,
      shows: [factsTag],
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: factsPaths.export,
      summary: 'All dated facts as CSV or Excel, with their sources',
      access: mayWriteFacts,
      query: sheetQuerySchema,
      output: sheetFileSchema,
      handle: async ({ query }) => ({ data: await service.export(query.format ?? 'csv') }),
    }),
    endpoint({
      route: factsPaths.get,
      summary: 'One dated fact',
      access: 'public',
      params: factParamsSchema,
      output: factSchema,
      shows: [factsTag],
      handle: async ({ params }) => ({ data: await service.get(params.key) }),
    }),
    endpoint({
      route: factsPaths.update,
      summary: 'Change a dated fact everywhere it is shown',
      access: mayWriteFacts,
      params: factParamsSchema,
      body: updateFactSchema,
      output: factSchema,
      handle: async ({ params, body: { version, ...content }, principal }) => ({
        data: await service.update(params.key, content, version, principal.sub),
        message: '고쳤습니다. 이 내용을 보여 주는 모든 화면이 함께 바뀝니다.',
      }),
    }),
  ];
}
