import type { ReactElement } from 'react';
import type { Crumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { PageHeaderData } from '../ui/page-header/page-header.tsx';

/** The head of a page. The path to a page of the menu is known from the menu; others say theirs. */
export type PageHeadData = PageHeaderData & { crumbs?: readonly Crumb[] };

/** What a route says about itself beside its component. */
export interface RouteHandle {
  /** The query parameters the page depends on: part of its key in the page cache. */
  query?: readonly string[];
  /** Drawn by the shell; a function where the words come from what the loader returned. */
  header?: PageHeadData | ((loaderData: never) => PageHeadData | null);
  /** Drawn below the head, by the route itself: visitors have no such part. */
  help?: ReactElement;
}

/** A screen of staff says what it is for. */
export type StaffHandle = RouteHandle & { help: ReactElement };
