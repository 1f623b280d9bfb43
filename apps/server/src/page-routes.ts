import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const longestQuery = 200;

export interface PageAddress {
  /** The one spelling of the path under which the page is known. */
  path: string;
  /** The query parameters that the route declares, in order, with their `?`; no others exist for the page. */
  query: string;
  /** False where the values are so long that nobody but a machine wrote them. */
  mayKeep: boolean;
}

/** The host is never looked at: addresses of pages come from the configuration. */
export function splitAddress(url: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://page${url}`);
  return { pathname, search };
}

/** What this needs of the handle that a route module exports. */
interface RouteHandle {
  query?: readonly string[];
}

type Routes = ServerBuild['routes'];

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const own = {
        id: route.id,
        ...(route.path !== undefined && { path: route.path }),
        ...(route.caseSensitive !== undefined && { caseSensitive: route.caseSensitive }),
        handle: route.module.handle,
      };
      return route.index ? { ...own, index: true } : { ...own, children: treeOf(routes, route.id) };
    });
}

/** React Router asks for a page's data under the page's address with `.data`, or `_.data` after a slash. */
function pageOf(pathname: string): { page: string; isData: boolean } {
  if (pathname.endsWith('/_.data')) return { page: pathname.slice(0, -'_.data'.length), isData: true };
  if (pathname.endsWith('.data')) return { page: pathname.slice(0, -'.data'.length), isData: true };
  return { page: pathname, isData: false };
}

const dataPathOf = (page: string) => (page.endsWith('/') ? `${page}_.data` : `${page}.data`);

function declaredQuery(search: string, declared: ReadonlySet<string>): string {
  if (search === '' || declared.size === 0) return '';
  const kept = [...new URLSearchParams(search)].filter(([name]) => declared.has(name));
  const query = new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
  return kept.length === 0 ? '' : `?${query.toString()}`;
}

interface PagePath {
  path: string;
  declared: ReadonlySet<string>;
}

const mostRemembered = 1_000;
const longestRemembered = 200;

/** Reads an address as the site's routes do. Null where only the "not found" page would answer. */
export function createPageRoutes(routes: Routes) {
  const tree = treeOf(routes);
  const remembered = new Map<string, PagePath | null>();

  function match(pathname: string): PagePath | null {
    const { page, isData } = pageOf(pathname);
    const matches = matchRoutes(tree, page);
    const last = matches?.at(-1);
    if (!matches || !last || last.route.path?.endsWith('*')) return null;
    const pattern = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '' && part !== '/');
    const path = generatePath(`/${pattern.join('/')}`, last.params);
    const declared = new Set(matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.query ?? []));
    return { path: isData ? dataPathOf(path) : path, declared };
  }

  return (pathname: string, search: string): PageAddress | null => {
    let found = remembered.get(pathname);
    if (found === undefined) {
      found = match(pathname);
      if (remembered.size >= mostRemembered) remembered.clear();
      if (pathname.length <= longestRemembered) remembered.set(pathname, found);
    }
    if (!found) return null;
    const query = declaredQuery(search, found.declared);
    return { path: found.path, query, mayKeep: query.length <= longestQuery };
  };
}

export type PageRoutes = ReturnType<typeof createPageRoutes>;
