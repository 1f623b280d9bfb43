import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import type { PageHeadData, RouteHandle } from '../../../platform/route-handle.ts';
import type { PageLook } from './page-look.ts';

interface Loaded extends Pick<PageLook, 'header'> {
  page: Pick<Page, 'title'>;
}

function headOf(loaded: Loaded | undefined): PageHeadData | null {
  return loaded ? { title: loaded.page.title, ...loaded.header } : null;
}

export const pageHandle: RouteHandle = { header: headOf };
