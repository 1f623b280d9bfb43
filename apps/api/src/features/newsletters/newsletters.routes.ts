import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import {
  issueListQuerySchema,
  issueListSchema,
  issuePageParamsSchema,
  issuePageSchema,
  issueParamsSchema,
  issueSchema,
} from '@kidney/contract/newsletters/newsletters.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { newslettersTag, type NewslettersService } from './newsletters.service.ts';

export function newslettersEndpoints(service: NewslettersService) {
  const shows = [newslettersTag];
  return [
    endpoint({
      route: newslettersPaths.list,
      summary: 'The issues of the newsletter, the newest first',
      access: 'public',
      query: issueListQuerySchema,
      output: issueListSchema,
      shows,
      handle: async ({ query }) => ({ data: await service.list(query.cursor) }),
    }),
    endpoint({
      route: newslettersPaths.get,
      summary: 'One issue',
      access: 'public',
      params: issueParamsSchema,
      output: issueSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: newslettersPaths.page,
      summary: 'One page of an issue, its picture and its words',
      access: 'public',
      params: issuePageParamsSchema,
      output: issuePageSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.page(Number(params.id), Number(params.page)) }),
    }),
  ];
}
