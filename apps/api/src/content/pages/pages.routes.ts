import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import {
  pageParamsSchema,
  pageRevisionSchema,
  pageSchema,
  pageVersionListSchema,
  revisionParamsSchema,
  updatePageSchema,
} from '@kidney/contract/content/pages/pages.schema.ts';
import { endpoint, richTextBody } from '../../platform/endpoint.ts';
import { noteTag } from '../../platform/request-context.ts';
import { factsTag } from '../facts/index.ts';
import { mayWritePages } from './pages.policy.ts';
import { tagOfPage } from './pages.presenter.ts';
import type { PagesService } from './pages.service.ts';

export function pagesEndpoints(service: PagesService) {
  return [
    endpoint({
      route: pagesPaths.get,
      summary: 'One information page with the facts it names',
      access: 'public',
      cost: 'database',
      params: pageParamsSchema,
      output: pageSchema,
      shows: [factsTag],
      handle: async ({ params, context, principal }) => {
        noteTag(context, tagOfPage(params.key));
        const isEditor = mayWritePages.some((role) => principal?.roles.includes(role));
        return { data: await service.get(params.key, isEditor) };
      },
    }),
    endpoint({
      route: pagesPaths.update,
      summary: 'Save an information page as a new version',
      access: mayWritePages,
      params: pageParamsSchema,
      bodyLimit: richTextBody,
      body: updatePageSchema,
      output: pageSchema,
      handle: async ({ params, body: { version, ...content }, principal }) => ({
        data: await service.update(params.key, content, version, principal.sub),
        message: '저장했습니다. 누리집에 바로 보입니다.',
      }),
    }),
    endpoint({
      route: pagesPaths.versions,
      summary: 'Who saved which version when',
      access: mayWritePages,
      params: pageParamsSchema,
      output: pageVersionListSchema,
      handle: async ({ params }) => ({ data: await service.versions(params.key) }),
    }),
    endpoint({
      route: pagesPaths.revision,
      summary: 'One version as it was',
      access: mayWritePages,
      params: revisionParamsSchema,
      output: pageRevisionSchema,
      handle: async ({ params }) => ({ data: await service.revision(params.key, Number(params.version)) }),
    }),
    endpoint({
      route: pagesPaths.publicVersions,
      summary: 'Earlier versions of the privacy policy and the terms',
      access: 'public',
      cost: 'database',
      params: pageParamsSchema,
      output: pageVersionListSchema,
      handle: async ({ params, context }) => {
        noteTag(context, tagOfPage(params.key));
        return { data: await service.publicVersions(params.key) };
      },
    }),
    endpoint({
      route: pagesPaths.publicRevision,
      summary: 'One earlier version of the privacy policy or the terms',
      access: 'public',
      cost: 'database',
      params: revisionParamsSchema,
      output: pageRevisionSchema,
      shows: [factsTag],
      handle: async ({ params }) => ({ data: await service.publicRevision(params.key, Number(params.version)) }),
    }),
  ];
}
