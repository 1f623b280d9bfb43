const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const starter =
  /(<script\b[^>]* type="module"[^>]*>)import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^{}]*\});\s*import\("([^"]+)"\);<\/script>/;

/**
 * React Router starts its scripts as soon as it can, and on a slow line they take what the page's own pictures and
 * styles need. Here the same files come when the page is there: until then every control of a visitor is plain HTML.
 */
export function fetchScriptsLate(html: string): string {
  const [whole, open, manifest, routeImports, routeModules, entry] = starter.exec(html) ?? [];
  if (!whole || !routeImports) return html;
  const routes = [...routeImports.matchAll(/from "([^"]+)"/g)].map(([, file]) => file);
  const preloaded = [...html.matchAll(preload)].map(([, file]) => file);
  // Named one by one, because a chunk that imports another would otherwise be answered before the other is asked for.
  const files = [...new Set([...routes, manifest, ...preloaded])].filter((file) => file !== entry);
  const names = routes.map((_file, index) => `route${index}`).join(',');
  const start =
    `const start=()=>Promise.all(${JSON.stringify(files)}.map(file=>import(file))).then(([${names}])=>{` +
    `window.__reactRouterRouteModules=${routeModules};import(${JSON.stringify(entry)})});` +
    `document.readyState==="complete"?start():addEventListener("load",start,{once:true})`;
  return html.replaceAll(preload, '').replace(whole, () => `${open}${start}</script>`);
}
