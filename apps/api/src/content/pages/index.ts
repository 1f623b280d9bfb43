import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import {
  pageDraftContentSchema,
  pageDraftSchema,
  pageParamsSchema,
  savePageDraftSchema,
} from '@kidney/contract/content/pages/pages.schema.ts';
import { richTextBody } from '../../platform/endpoint.ts';
import { createContentDrafts, draftEndpoints, type ContentDeps } from '../engine/index.ts';
import type { Facts } from '../facts/index.ts';
import { cleanDraft, safeContent } from './page-content.ts';
import { pageContents } from './page-contents.ts';
import { createPageLinks } from './page-links.ts';
import { mayWritePages } from './pages.policy.ts';
import { createPagesRepository } from './pages.repository.ts';
import { pagesEndpoints } from './pages.routes.ts';
import { createPagesService, pageSubject } from './pages.service.ts';

export function createPages(deps: ContentDeps & { facts: Facts }) {
  const repository = createPagesRepository(deps.database.read);
  const draft = { schema: pageDraftContentSchema, clean: cleanDraft, show: safeContent };
  const drafts = createContentDrafts({ subject: pageSubject, draft }, deps);
  const service = createPagesService({ ...deps, drafts, repository });
  const writing = draftEndpoints(
    {
      kind: pageSubject,
      may: mayWritePages,
      routes: pagesPaths,
      schemas: { draft: pageDraftSchema, saveDraft: savePageDraftSchema },
      bodyLimit: richTextBody,
      draftParams: pageParamsSchema,
      dropped: '쓰던 내용을 버렸습니다.',
    },
    drafts,
  );
  return {
    endpoints: [...pagesEndpoints(service), ...writing],
    contents: pageContents(deps),
    seed: service.seed,
    reindex: service.reindex,
    links: createPageLinks(repository, deps.database),
  };
}
