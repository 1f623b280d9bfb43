import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import {
  issueBodyMax,
  issueDraftParamsSchema,
  issueDraftSchema,
  saveIssueDraftSchema,
} from '@kidney/contract/newsletters/newsletters.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { IssueDrafts } from './issue-drafts.service.ts';
import { mayWriteNewsletters } from './newsletters.policy.ts';

const access = mayWriteNewsletters;

export function issueDraftsEndpoints(drafts: IssueDrafts) {
  return [
    endpoint({
      route: newslettersPaths.draft,
      summary: 'What the caller has typed and not saved',
      access,
      params: issueDraftParamsSchema,
      output: issueDraftSchema.nullable(),
      handle: async ({ params, principal }) => ({ data: await drafts.find(params.key, principal.sub) }),
    }),
    endpoint({
      route: newslettersPaths.saveDraft,
      summary: 'Keep what the caller is typing',
      access,
      params: issueDraftParamsSchema,
      body: saveIssueDraftSchema,
      bodyLimit: issueBodyMax,
      output: issueDraftSchema,
      handle: async ({ params, body, principal }) => ({
        data: await drafts.save(params.key, principal.sub, body.content, body.baseVersion),
      }),
    }),
    endpoint({
      route: newslettersPaths.dropDraft,
      summary: 'Throw the draft away',
      access,
      params: issueDraftParamsSchema,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await drafts.remove(params.key, principal.sub);
        return { data: null };
      },
    }),
  ];
}
