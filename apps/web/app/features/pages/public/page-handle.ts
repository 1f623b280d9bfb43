import type { Page } from '@kidney/contract/pages/pages.schema.ts';
import type { PageHeadData, RouteHandle } from '../../../platform/route-handle.ts';
import { headerOf } from './page-headers.ts';

function headOf(loaded: { page: Pick<Page, 'key' | 'title'> } | undefined): PageHeadData | null {
  return loaded ? { title: loaded.page.title, ...headerOf(loaded.page.key) } : null;
}

export const pageHandle: RouteHandle = { header: headOf };
