import { route } from '../../shared/route.ts';
import type { Page, PageDraft, PageRevision, PageVersion, SavePageDraft, UpdatePage } from './pages.schema.ts';

interface OfPage {
  key: string;
}

export const pagesPaths = {
  get: route<{ params: OfPage; data: Page }>('GET', '/page/:key'),
  update: route<{ params: OfPage; body: UpdatePage; data: Page }>('PUT', '/page/:key'),
  versions: route<{ params: OfPage; data: PageVersion[] }>('GET', '/page/:key/versions'),
  revision: route<{ params: OfPage & { version: number }; data: PageRevision }>('GET', '/page/:key/versions/:version'),
  /** What the law lets everybody see: earlier versions of the privacy policy and the terms. */
  publicVersions: route<{ params: OfPage; data: PageVersion[] }>('GET', '/page/:key/history'),
  publicRevision: route<{ params: OfPage & { version: number }; data: PageRevision }>(
    'GET',
    '/page/:key/history/:version',
  ),
  draft: route<{ params: OfPage; data: PageDraft | null }>('GET', '/page/:key/draft'),
  saveDraft: route<{ params: OfPage; body: SavePageDraft; data: PageDraft }>('PUT', '/page/:key/draft'),
  dropDraft: route<{ params: OfPage; data: null }>('DELETE', '/page/:key/draft'),
};
