import { pagesPaths } from '@kidney/contract/pages/pages.paths.ts';
import { pageDraftSchema, pageParamsSchema, savePageDraftSchema } from '@kidney/contract/pages/pages.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWritePages } from './pages.policy.ts';
import type { PageDrafts } from './page-drafts.service.ts';

export function pageDraftsEndpoints(service: PageDrafts) {
  return [
    endpoint({
      route: pagesPaths.draft,
      summary: 'What the caller has typed and not saved',
      access: mayWritePages,
      params: pageParamsSchema,
      output: pageDraftSchema.nullable(),
      handle: async ({ params, principal }) => ({ data: await service.find(params.key, principal.sub) }),
    }),
    endpoint({
      route: pagesPaths.saveDraft,
      summary: 'Keep what the caller is typing',
      access: mayWritePages,
      params: pageParamsSchema,
      body: savePageDraftSchema,
      output: pageDraftSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.save(params.key, principal.sub, body.content, body.baseVersion),
      }),
    }),
    endpoint({
      route: pagesPaths.dropDraft,
      summary: 'Throw the draft away',
      access: mayWritePages,
      params: pageParamsSchema,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await service.remove(params.key, principal.sub);
        return { data: null, message: '쓰던 내용을 버렸습니다.' };
      },
    }),
  ];
}
