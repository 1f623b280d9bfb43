import type { Log } from '@kidney/api/platform/log.ts';
import type { ServerBuild } from 'react-router';
import { publicPagesOf, type PublicPage } from './discovery/public-pages.ts';
import { createPageRoutes, type PageRoutes } from './page-routes.ts';
import { createRenderer, type Render } from './renderer.ts';

/** What web made, ready to answer. */
export interface Site {
  render: Render;
  addressOf: PageRoutes;
  /** Where React Router's client asks for routes it has not met yet. */
  manifestPath: string;
  /** What may be found from outside. */
  pages: readonly PublicPage[];
}

export function siteOf(build: ServerBuild, mode: string, log: Log): Site {
  return {
    render: createRenderer(build, mode, log),
    addressOf: createPageRoutes(build.routes),
    manifestPath: build.routeDiscovery.manifestPath ?? '/__manifest',
    pages: publicPagesOf(build.routes),
  };
}
