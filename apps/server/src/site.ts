import type { Log } from '@kidney/api/platform/log.ts';
import type { ServerBuild } from 'react-router';
import { isHiddenPage, type Features } from '@kidney/contract/office/settings/features.paths.ts';
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

/** The same without what the association does not have: its addresses lead nowhere. */
export function siteWith(features: Features, site: Site): Site {
  return {
    ...site,
    addressOf: (pathname, search) => {
      const found = site.addressOf(pathname, search);
      return found && isHiddenPage(features, found.path) ? null : found;
    },
    pages: site.pages.filter(({ path }) => !isHiddenPage(features, path)),
  };
}

export function siteOf(build: ServerBuild, mode: string, log: Log): Site {
  return {
    render: createRenderer(build, mode, log),
    addressOf: createPageRoutes(build.routes),
    manifestPath: build.routeDiscovery.manifestPath ?? '/__manifest',
    pages: publicPagesOf(build.routes),
  };
}
