const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const starter =
  /(<script\b[^>]* type="module"[^>]*>)import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^{}]*\});\s*import\("([^"]+)"\);<\/script>/;

/**
 * React Router starts its scripts as soon as it can, and on a slow line they take what the page's own pictures and
 * styles need. Here the same files come when the page is there: until then every control of a visitor is plain HTML.
 * They are fetched together and run one by one with a pause between, so that a touch never waits for all of them.
 */
export function deferScripts(html: string): string {
  const [whole, open, manifest, routeImports, routeModules, entry] = starter.exec(html) ?? [];
  if (!whole || !routeImports) return html;
  const routes = [...routeImports.matchAll(/from "([^"]+)"/g)].map(([, file]) => file);
  const preloaded = [...html.matchAll(preload)].map(([, file]) => file);
  // What others build on comes first; a file that has run already costs nothing when another imports it.
  const shared = [...new Set([manifest, ...preloaded])].filter((file) => file !== entry && !routes.includes(file));
  const files = [...shared, ...routes];
  const names = routes.map((_file, index) => `route${index}`).join(',');
  const start =
    `const files=${JSON.stringify(files)},start=async()=>{` +
    `for(const href of [...files,${JSON.stringify(entry)}])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
    `const all=[];for(const file of files){all.push(await import(file));await new Promise(go=>setTimeout(go))}` +
    `const [${names}]=all.slice(${shared.length});window.__reactRouterRouteModules=${routeModules};import(${JSON.stringify(entry)})};` +
    `document.readyState==="complete"?start():addEventListener("load",start,{once:true})`;
  return html.replaceAll(preload, '').replace(whole, () => `${open}${start}</script>`);
}
