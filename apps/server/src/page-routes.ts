import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { hasWords, type QueryValues } from './page-queries.ts';

const longestQuery = 200;

export interface PageAddress {
  /** The one spelling of the path under which the page is known. */
  path: string;
  /** The query parameters that the route declares, in order, with their `?`; no others exist for the page. */
  query: string;
  values: QueryValues;
  /** False where words are searched for, or the values are so long that nobody but a machine wrote them. */
  mayKeep: boolean;
  /** Whether a part of the path is a number or a name that anybody can make up. */
  isNumbered: boolean;
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

/** The values of what the route declares, each once, in order. A form sends what nobody chose as empty. */
function declaredValues(search: string, declared: ReadonlySet<string>): QueryValues {
  if (search === '' || declared.size === 0) return [];
  const given = new URLSearchParams(search);
  const names = [...new Set(given.keys())].filter((name) => declared.has(name)).toSorted();
  return names.map((name) => [name, given.get(name) ?? ''] as const).filter(([, value]) => value !== '');
}

function queryOf(values: QueryValues): string {
  return values.length === 0
    ? ''
    : `?${new URLSearchParams(values.map(([name, value]): [string, string] => [name, value])).toString()}`;
}

/** All addresses that lead nowhere show the same. */
export const lostPath = (pathname: string) => (pathname.endsWith('.data') ? '/not-found.data' : '/not-found');

interface PagePath {
  path: string;
  declared: ReadonlySet<string>;
  isNumbered: boolean;
}

/** Routes do not tell capitals apart, and read what is written with percent signs. */
function firstPartOf(path: string): string {
  const part = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}

/** With what an address of some page begins; an address that begins otherwise need not be compared with any. */
function firstPartsOf(tree: readonly RouteObject[]): ReadonlySet<string> {
  const paths = tree.flatMap((route): string[] => {
    const own = route.path?.replace(/^\//, '') ?? '';
    return own === '' ? ['', ...firstPartsOf(route.children ?? [])] : [own.split('/', 1)[0] ?? ''];
  });
  return new Set(paths.map((path) => path.toLowerCase()));
}

/** Only the routes that an address with this first part can lead to: comparing it with all of them takes ten times as long. */
function branchesOf(tree: readonly RouteObject[], firstPart: string): RouteObject[] {
  return tree.flatMap((route): RouteObject[] => {
    const own = route.path?.replace(/^\//, '') ?? '';
    if (own !== '') return own.split('/', 1)[0]?.toLowerCase() === firstPart ? [route] : [];
    if (route.index) return firstPart === '' ? [route] : [];
    const children = branchesOf(route.children ?? [], firstPart);
    return children.length > 0 || firstPart === '' ? [{ ...route, children }] : [];
  });
}

const mostRemembered = 1_000;
const longestRemembered = 200;

/** Reads an address as the site's routes do. Null where only the "not found" page would answer. */
export function createPageRoutes(routes: Routes) {
  const tree = treeOf(routes);
  const branches = new Map([...firstPartsOf(tree)].map((part) => [part, branchesOf(tree, part)]));
  const remembered = new Map<string, PagePath>();

  function match(pathname: string): PagePath | null {
    const { page, isData } = pageOf(pathname);
    const branch = branches.get(firstPartOf(page));
    const matches = branch ? matchRoutes(branch, page) : null;
    const last = matches?.at(-1);
    if (!matches || !last || last.route.path?.endsWith('*')) return null;
    const pattern = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '' && part !== '/');
    const path = generatePath(`/${pattern.join('/')}`, last.params);
    const declared = new Set(matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.query ?? []));
    const isNumbered = pattern.some((part) => part.includes(':'));
    return { path: isData ? dataPathOf(path) : path, declared, isNumbered };
  }

  return (pathname: string, search: string): PageAddress | null => {
    const found = remembered.get(pathname) ?? match(pathname);
    if (!found) return null;
    if (remembered.size >= mostRemembered) remembered.clear();
    if (pathname.length <= longestRemembered) remembered.set(pathname, found);
    const { path, isNumbered } = found;
    const values = declaredValues(search, found.declared);
    const query = queryOf(values);
    return { path, query, values, mayKeep: query.length <= longestQuery && !hasWords(values), isNumbered };
  };
}

export type PageRoutes = ReturnType<typeof createPageRoutes>;
