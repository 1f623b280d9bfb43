import { applicationForms } from '@kidney/contract/clients/application-names.paths.ts';
import { boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { isApplicantPage } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { pageKeyOf } from '@kidney/contract/shared/share-picture.ts';
import type { ServerBuild } from 'react-router';

/** Nobody has to find these; what is under them neither. */
export const hiddenPaths = ['/admin', '/api', '/search', '/settings', '/test'];

export interface PublicPage {
  key: string;
  path: string;
  /** Where the page's words are not content that staff write. */
  title: string | undefined;
}

/** Of pages that stand at several addresses. */
const titles = new Map<string, string>([
  ...Object.values(boards).map(({ site, title }) => [site, title] as const),
  ...Object.values(applicationForms).map(({ path, title }) => [path, title] as const),
]);

type Routes = ServerBuild['routes'];

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  const above = route.parentId === undefined ? '' : pathOf(routes, route.parentId);
  return route.path ? `${above}/${route.path}` : above;
}

function titleIn(handle: unknown): string | undefined {
  const header = (handle as { header?: unknown } | undefined)?.header;
  const title = (header as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : undefined;
}

/** Every page with an address of its own that a search engine may show. */
export function publicPagesOf(routes: Routes): PublicPage[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id, module }) => !parents.has(id) && module.default !== undefined)
    .map(({ id, module }) => ({ path: pathOf(routes, id) || '/', handle: module.handle }))
    .map(({ path, handle }) => ({ path, title: titleIn(handle) ?? titles.get(path) }))
    .filter(({ path }) => !/[:*]|\/create$/.test(path) && !isApplicantPage(path))
    .filter(({ path }) => !hiddenPaths.some((hidden) => path === hidden || path.startsWith(`${hidden}/`)))
    .map((page) => ({ key: pageKeyOf(page.path), ...page }));
}
