/** What the browser is told of a route. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
  [fact: string]: unknown;
}

interface Manifest {
  routes: Record<string, ManifestRoute>;
  [fact: string]: unknown;
}

const form = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

function lean(route: ManifestRoute): ManifestRoute {
  const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  // What it says of a default export nobody in a browser asks, and the files beside its own only links that load ahead.
  const facts = Object.entries({ ...route, imports: [], hasDefaultExport: false }).filter(
    ([, value]) => !isNothing(value),
  );
  return Object.fromEntries(facts) as ManifestRoute;
}

const nameIn = (id: string) => id.split('/').at(-1);

/** Of a file that is named after its route, the hash alone. */
function shortOf(id: string, module: string): string {
  const before = `/assets/${nameIn(id)}-`;
  return module.startsWith(before) ? module.slice(before.length, -'.js'.length) : module;
}

/** Each different thing once, and where it stands. */
function createShelf() {
  const things: string[] = [];
  return {
    things,
    placeOf(thing: unknown): number {
      const text = JSON.stringify(thing);
      const place = things.indexOf(text);
      return place >= 0 ? place : things.push(text) - 1;
    },
  };
}

/**
 * The list of all routes goes to every visitor. What is false or empty is as well left out, as are the files that a page
 * needs besides its own: the server names them where it is opened, no link of ours loads them ahead, and names that
 * nobody can guess are what packs worst. What many routes have in common is said once, a name that the route has already not again, and
 * the browser puts it together.
 */
export function leanManifest(code: string): string {
  const [, json = ''] = form.exec(code) ?? [];
  if (json === '') throw new Error('the manifest of the routes has another form');
  const { routes, ...rest } = JSON.parse(json) as Manifest;
  const common = createShelf();
  const rows = Object.entries(routes).map(([name, route]) => {
    const { id, parentId, path, module, ...facts } = lean(route);
    if (id !== name) throw new Error('the manifest of the routes has another form');
    const row = [id, shortOf(id, module), common.placeOf(facts)];
    if (parentId !== 'root') return [...row, path ?? null, parentId ?? null];
    return path === id ? row : [...row, path ?? null];
  });
  const unpack =
    'for(let[id,m,p,path=id,parentId="root"]of w)r[id]={id,...(parentId!==null&&{parentId}),' +
    '...(path!==null&&{path}),...c[p],module:m[0]=="/"?m:"/assets/"+id.split("/").at(-1)+"-"+m+".js"};';
  return (
    `{let r={},c=[${common.things.join(',')}],w=${JSON.stringify(rows)};${unpack}` +
    `window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r}}`
  );
}
