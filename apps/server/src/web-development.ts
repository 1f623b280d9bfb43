import { fileURLToPath } from 'node:url';
import type { Log } from '@kidney/api/platform/log.ts';
import type { ServerBuild } from 'react-router';
import { siteOf, type Site } from './site.ts';
import type { Web } from './web.ts';

const folder = fileURLToPath(new URL('../../web/', import.meta.url));
const handledByUs = /^\/(api|live|ready)(\/|$|\?)/;

/** The sources through Vite, in this process: a change shows without a restart. */
export function sourceWeb(log: Log): Web {
  return {
    keepsPages: false,
    serveFiles: () => {},
    open: async (app) => {
      const { createServer } = await import('vite');
      const vite = await createServer({
        root: folder,
        configFile: `${folder}vite.config.ts`,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => {
        if (handledByUs.test(request.url)) done();
        else vite.middlewares(request.raw, reply.raw, (error: Error | undefined) => done(error));
      });

      let known: { build: ServerBuild; site: Site } | undefined;
      return async () => {
        const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
        if (known?.build !== build) known = { build, site: siteOf(build, 'development', log) };
        return known.site;
      };
    },
  };
}
