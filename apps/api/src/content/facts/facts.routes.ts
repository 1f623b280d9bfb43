import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import {
  cancelPlannedQuerySchema,
  factListSchema,
  factParamsSchema,
  factSchema,
  factVersionListSchema,
  managedFactListSchema,
  updateFactSchema,
} from '@kidney/contract/content/facts/facts.schema.ts';
import { sheetFileSchema, sheetQuerySchema } from '@kidney/contract/shared/sheet.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { factsTag, type FactsService } from './facts.service.ts';

/** Who keeps the figures right. Everybody reads them. */
const mayWriteFacts = ['editor', 'owner'] as const;

const changedNow = '고쳤습니다. 이 내용을 보여 주는 모든 화면이 함께 바뀝니다.';
function changedFrom(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `예약했습니다. ${year}년 ${month}월 ${date}일 0시에 모든 화면이 함께 바뀝니다. 그때까지는 지금 내용이 나옵니다.`;
}

export function factsEndpoints(service: FactsService) {
  return [
    endpoint({
      route: factsPaths.list,
      summary: 'All dated facts',
      access: 'public',
      cost: 'database',
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
      cost: 'database',
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
      handle: async ({ params, body: { version, ...content }, principal }) => {
        const { fact, from } = await service.update(params.key, content, version, principal.sub);
        return { data: fact, message: from === null ? changedNow : changedFrom(from) };
      },
    }),
    endpoint({
      route: factsPaths.managed,
      summary: 'All dated facts with the changes that are to come and every place that shows them',
      access: mayWriteFacts,
      output: managedFactListSchema,
      handle: async () => ({ data: await service.managed() }),
    }),
    endpoint({
      route: factsPaths.versions,
      summary: 'What a fact said before, newest first',
      access: mayWriteFacts,
      params: factParamsSchema,
      output: factVersionListSchema,
      handle: async ({ params }) => ({ data: await service.versions(params.key) }),
    }),
    endpoint({
      route: factsPaths.cancelPlanned,
      summary: 'Take back a change that is to come',
      access: mayWriteFacts,
      params: factParamsSchema,
      query: cancelPlannedQuerySchema,
      output: factSchema,
      handle: async ({ params, query, principal }) => ({
        data: await service.cancelPlanned(
          params.key,
          query.version === undefined ? undefined : Number(query.version),
          principal.sub,
        ),
        message: '예정을 취소했습니다. 지금 내용이 그대로 이어집니다.',
      }),
    }),
  ];
}
