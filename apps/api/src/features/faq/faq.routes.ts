import { faqPaths } from '@kidney/contract/faq/faq.paths.ts';
import {
  createFaqSchema,
  deleteFaqQuerySchema,
  faqListSchema,
  faqParamsSchema,
  faqSchema,
  updateFaqSchema,
} from '@kidney/contract/faq/faq.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWriteFaq } from './faq.policy.ts';
import { faqTag, type FaqService } from './faq.service.ts';

export function faqEndpoints(service: FaqService) {
  return [
    endpoint({
      route: faqPaths.list,
      summary: 'All questions, oldest first',
      access: 'public',
      output: faqListSchema,
      shows: [faqTag],
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: faqPaths.get,
      summary: 'One question',
      access: 'public',
      params: faqParamsSchema,
      output: faqSchema,
      shows: [faqTag],
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: faqPaths.create,
      summary: 'Add a question',
      access: mayWriteFaq,
      body: createFaqSchema,
      output: faqSchema,
      handle: async ({ body, principal }) => ({
        data: await service.create(body, principal.sub),
        message: '질문을 추가했습니다.',
      }),
    }),
    endpoint({
      route: faqPaths.update,
      summary: 'Change a question',
      access: mayWriteFaq,
      params: faqParamsSchema,
      body: updateFaqSchema,
      output: faqSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.update(Number(params.id), body, body.version, principal.sub),
        message: '질문을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: faqPaths.remove,
      summary: 'Delete a question',
      access: mayWriteFaq,
      params: faqParamsSchema,
      query: deleteFaqQuerySchema,
      output: z.null(),
      handle: async ({ params, query }) => {
        await service.remove(Number(params.id), query.version === undefined ? undefined : Number(query.version));
        return { data: null, message: '질문을 삭제했습니다.' };
      },
    }),
  ];
}
