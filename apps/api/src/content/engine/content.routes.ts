import { contentParamsSchema as one, removeQuerySchema } from '@kidney/contract/content/engine/content.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { ContentEditor } from './content-editor.service.ts';
import type { ContentDefinition, StoredContent } from './define-content.ts';
import { draftEndpoints } from './draft.routes.ts';
import { versionEndpoints } from './version.routes.ts';

/** What staff may call for a kind of content; reading is for each kind to say. */
export function contentEndpoints<Row extends StoredContent, Content, Shown, Draft>(
  definition: ContentDefinition<Row, Content, Shown, Draft>,
  editor: ContentEditor<Row, Content, Shown, Draft>,
) {
  const { kind, routes, schemas, words, messages, bodyLimit, may: access, binDays } = definition;
  const { drafts } = editor;
  return [
    endpoint({
      route: routes.create,
      summary: `Add content: ${kind}`,
      access,
      body: schemas.content,
      bodyLimit,
      output: schemas.shown,
      handle: async ({ body, principal }) => ({
        data: await editor.create(body, principal.sub),
        message: messages?.created ?? `${words.object} 올렸습니다.`,
      }),
    }),
    endpoint({
      route: routes.update,
      summary: `Change content: ${kind}`,
      access,
      params: one,
      body: schemas.update,
      bodyLimit,
      output: schemas.shown,
      handle: async ({ params, body: { version, ...content }, principal }) => ({
        data: await editor.update(Number(params.id), content as Content, version, principal.sub),
        message: `${words.object} 고쳤습니다.`,
      }),
    }),
    endpoint({
      route: routes.remove,
      summary: `Put content into the bin: ${kind}`,
      access,
      params: one,
      query: removeQuerySchema,
      output: z.null(),
      handle: async ({ params, query, principal }) => {
        const seen = query.version === undefined ? undefined : Number(query.version);
        await editor.remove(Number(params.id), seen, principal.sub);
        const message = `${words.object} 휴지통에 넣었습니다. ${binDays}일 안에 되살릴 수 있습니다.`;
        return { data: null, message: messages?.removed ?? message };
      },
    }),
    endpoint({
      route: routes.restore,
      summary: `Take content out of the bin: ${kind}`,
      access,
      params: one,
      output: schemas.shown,
      handle: async ({ params }) => ({
        data: await editor.restore(Number(params.id)),
        message: `${words.object} 되살렸습니다.`,
      }),
    }),
    endpoint({
      route: routes.bin,
      summary: `What lies in the bin, the last first: ${kind}`,
      access,
      output: schemas.bin,
      handle: async () => ({ data: await editor.bin() }),
    }),
    ...versionEndpoints(definition, {
      list: (params) => editor.versions(Number(params.id)),
      find: (params) => editor.revision(Number(params.id), Number(params.version)),
    }),
    ...draftEndpoints(definition, drafts),
  ];
}
