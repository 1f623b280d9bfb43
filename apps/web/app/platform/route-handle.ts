import type { Crumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { PageHeaderData } from '../ui/page-header/page-header.tsx';

/** What a route says about itself beside its component. */
export interface RouteHandle {
  /** The query parameters the page depends on: part of its key in the page cache. */
  query?: readonly string[];
  /** The head of the page, drawn by the shell. */
  header?: PageHeaderData & { crumbs: readonly Crumb[] };
}
