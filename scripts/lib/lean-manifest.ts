/** What the browser is told of a route. */
interface ManifestRoute {
  module: string;
  imports?: string[];
  [fact: string]: unknown;
}

const form = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s;
const forStaff = /\/(?:admin|catalogue)\//;

/**
 * The list of all routes goes to every visitor. What is false is as well left out, and the files that a screen of
 * staff needs besides its own are found when it is opened: names that nobody can guess are what packs worst.
 */
export function leanManifest(code: string): string {
  const [, start = '', json = '', end = ''] = form.exec(code) ?? [];
  if (json === '') throw new Error('the manifest of the routes has another form');
  const manifest = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const facts = Object.entries(route).filter(([, value]) => value !== false);
    const isStaffs =
      forStaff.test(id) || route.module.includes('/create.route') || route.module.includes('/edit.route');
    return [id, { ...Object.fromEntries(facts), ...(isStaffs && { imports: [] }) }] as const;
  });
  return start + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + end;
}
