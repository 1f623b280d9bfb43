import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const ours = /[\\/](?:app|packages[\\/]contract)[\\/]|vite[\\/]preload-helper/;
const route = /[\\/]app[\\/](?:root|.+\.route)\.tsx?$/;
const forStaff = /[\\/](?:admin|catalogue|staff-home)[\\/]/;
const reading = /[\\/](?:content[\\/]pages[\\/]public|shell[\\/]transport)[\\/]/;
const filling = /[\\/]clients[\\/](?:applications|event-registrations|format-requests)[\\/]public[\\/]/;
const feature = /[\\/](?:office|content|clients|transport)[\\/]([^\\/]+)[\\/]public[\\/]/;
const records = /[\\/]platform[\\/](?:records[\\/]|use-mutation)/;
const calls =
  /[\\/](?:platform[\\/](?:api-client|api-error|session[\\/]fetch-transport)|contract[\\/]src[\\/]shared[\\/]route)\.ts$/;
const part = /[\\/]app[\\/]ui[\\/]/;
const banners = /[\\/]art[\\/]banners\.ts$/;
const everywhere = /[\\/]root\.tsx$/;

/** The pages of visitors that cannot do without a module. */
function routesOf(id: string, context: Context): string[] {
  const routes = new Set<string>();
  const above = new Set([id]);
  // A set that grows is walked to its end, and holds nothing twice: modules may import each other.
  for (const each of above) {
    const path = each.replace(/\?.*$/, '');
    if (!route.test(path)) for (const importer of context.getModuleInfo(each)?.importers ?? []) above.add(importer);
    else if (!forStaff.test(path)) routes.add(path);
  }
  return [...routes];
}

/** The feature that alone needs a module on several of its pages, as its list and what the list leads to do. */
function onlyFeatureOf(routes: string[]): string | undefined {
  const [first, ...others] = new Set(routes.map((path) => feature.exec(path)?.[1]));
  return routes.length > 1 && others.length === 0 ? first : undefined;
}

/**
 * Left alone, the bundler makes a file for every set of pages that share something: thirty for one page, and small files
 * are packed badly. Visitors get five at most: what never changes, what every page has, what pages of text share or
 * those with lists, what forms share, and what one feature has.
 */
export function visitorChunks(): Rolldown.CodeSplittingGroup[] {
  const isForReading = (routes: string[], id?: string) =>
    // The catalogue has every part too: one that a single page needs would become a file of its own.
    routes.length > (id && part.test(id) ? 0 : 1) && routes.every((path) => reading.test(path));
  const isForFilling = (routes: string[]) =>
    onlyFeatureOf(routes) === undefined && routes.length > 1 && routes.every((path) => filling.test(path));
  const isForFinding = (routes: string[]) =>
    onlyFeatureOf(routes) === undefined &&
    routes.length > 1 &&
    !isForFilling(routes) &&
    routes.every((path) => feature.test(path) && !reading.test(path));
  const isOnEveryPage = (routes: string[]) =>
    routes.some((path) => everywhere.test(path)) ||
    (routes.length > 1 &&
      !isForReading(routes) &&
      !isForFinding(routes) &&
      !isForFilling(routes) &&
      onlyFeatureOf(routes) === undefined);
  const group = (nameOf: (routes: string[], id: string) => string | undefined): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => nameOf(routesOf(id, context), id) ?? null,
    test: ours,
  });
  // In this order, because a group takes along what its modules import, unless an earlier one has it.
  return [
    { name: 'framework', test: framework },
    group((routes, id) => (isOnEveryPage(routes) && !calls.test(id) ? 'site' : undefined)),
    // Pages call the API on the server; from a browser only staff do, and the words that a search suggests.
    { name: 'calls', test: calls },
    group((routes, id) => (isForReading(routes, id) ? 'reading' : undefined)),
    // The names of all the drawings: lists without a banner need none of them.
    { name: 'banners', test: banners },
    group((routes) => (isForFinding(routes) ? 'finding' : undefined)),
    group((routes) => (isForFilling(routes) ? 'filling' : undefined)),
    group(onlyFeatureOf),
    // Staff's, but every visitor is sent the names of its files.
    { name: 'records', test: records },
  ];
}
