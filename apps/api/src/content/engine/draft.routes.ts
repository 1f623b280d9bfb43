import { draftParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { ContentDrafts } from './content-drafts.service.ts';

interface Drafted<Draft> {
  /** What it is called in the list of endpoints. */
  kind: string;
  may: readonly [string, ...string[]];
  routes: Record<'draft' | 'saveDraft' | 'dropDraft', Route>;
  schemas: { draft: z.ZodType; saveDraft: z.ZodType<{ content: Draft; baseVersion: number }> };
  bodyLimit?: number | undefined;
  /** Where a draft is not asked for by an id or `new`. */
  draftParams?: z.ZodType<{ key: string }>;
  /** What is said when a draft is thrown away; nothing where the page shows it. */
  dropped?: string;
}

/** Looking for, keeping and throwing away what the caller is typing. */
export function draftEndpoints<Draft>(
  { kind, may: access, routes, schemas, bodyLimit, draftParams = draftParamsSchema, dropped }: Drafted<Draft>,
  drafts: Pick<ContentDrafts<Draft>, 'find' | 'save' | 'remove'>,
) {
  return [
    endpoint({
      route: routes.draft,
      summary: `What the caller has typed and not saved: ${kind}`,
      access,
      params: draftParams,
      output: schemas.draft.nullable(),
      handle: async ({ params, principal }) => ({ data: await drafts.find(params.key, principal.sub) }),
    }),
    endpoint({
      route: routes.saveDraft,
      summary: `Keep what the caller is typing: ${kind}`,
      access,
      params: draftParams,
      body: schemas.saveDraft,
      bodyLimit,
      output: schemas.draft,
      handle: async ({ params, body, principal }) => ({
        data: await drafts.save(params.key, principal.sub, body.content, body.baseVersion),
      }),
    }),
    endpoint({
      route: routes.dropDraft,
      summary: `Throw the draft away: ${kind}`,
      access,
      params: draftParams,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await drafts.remove(params.key, principal.sub);
        return { data: null, ...(dropped !== undefined && { message: dropped }) };
      },
    }),
  ];
}
