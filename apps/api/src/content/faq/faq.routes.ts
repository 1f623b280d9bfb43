import { contentParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import { faqListSchema, faqSchema, moveFaqSchema, type Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { FaqService } from './faq.service.ts';

interface Reading {
  get(id: number): Promise<Faq>;
  may: readonly [string, ...string[]];
  tag: string;
}

/** What visitors read, and the order in which they read it. */
export function faqEndpoints(service: FaqService, { get, may, tag }: Reading) {
  return [
    endpoint({
      route: faqPaths.list,
      summary: 'All questions in their order',
      access: 'public',
      cost: 'database',
      output: faqListSchema,
      shows: [tag],
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: faqPaths.get,
      summary: 'One question',
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: faqSchema,
      shows: [tag],
      handle: async ({ params }) => ({ data: await get(Number(params.id)) }),
    }),
    endpoint({
      route: faqPaths.move,
      summary: 'Move a question one place up or down',
      access: may,
      params: contentParamsSchema,
      body: moveFaqSchema,
      output: z.null(),
      handle: async ({ params, body }) => {
        await service.move(Number(params.id), body);
        return { data: null, message: '순서를 바꿨습니다.' };
      },
    }),
  ];
}
