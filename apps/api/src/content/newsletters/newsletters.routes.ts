import { contentParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import {
  issueListQuerySchema,
  issueListSchema,
  issuePageParamsSchema,
  issuePageSchema,
  issueSchema,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { newslettersTag } from './newsletters.definition.ts';
import type { NewslettersService } from './newsletters.service.ts';

export function newslettersEndpoints(service: NewslettersService) {
  const shows = [newslettersTag];
  return [
    endpoint({
      route: newslettersPaths.list,
      summary: 'The issues of the newsletter, the newest first',
      access: 'public',
      cost: 'database',
      query: issueListQuerySchema,
      output: issueListSchema,
      shows,
      handle: async ({ query }) => ({ data: await service.list(query.cursor) }),
    }),
    endpoint({
      route: newslettersPaths.get,
      summary: 'One issue',
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: issueSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: newslettersPaths.page,
      summary: 'One page of an issue, its picture and its words',
      access: 'public',
      cost: 'database',
      params: issuePageParamsSchema,
      output: issuePageSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.page(Number(params.id), Number(params.page)) }),
    }),
  ];
}
