import type { PageContent } from '@kidney/contract/pages/pages.schema.ts';
import type { Drafts } from '../drafts/index.ts';
import { cleanDraft } from './page-content.ts';
import { presentDraft } from './pages.presenter.ts';
import { pageSubject } from './pages.service.ts';

export function createPageDrafts(drafts: Drafts) {
  const of = (key: string, accountId: number) => ({ subject: pageSubject, key, accountId });

  return {
    async find(key: string, accountId: number) {
      const found = await drafts.find(of(key, accountId));
      if (!found) return null;
      return {
        content: presentDraft(found.content),
        baseVersion: found.baseVersion,
        savedAt: found.savedAt.toISOString(),
      };
    },

    async save(key: string, accountId: number, content: PageContent, baseVersion: number) {
      const kept = cleanDraft(content);
      const saved = await drafts.save(of(key, accountId), kept, baseVersion);
      return { content: kept, baseVersion, savedAt: saved.savedAt.toISOString() };
    },

    remove: (key: string, accountId: number) => drafts.remove(of(key, accountId)),
  };
}

export type PageDrafts = ReturnType<typeof createPageDrafts>;
