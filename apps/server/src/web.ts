import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Log } from '@kidney/api/platform/log.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { findKeptAssets, publishAssets } from './kept-assets.ts';
import { siteOf, type Site } from './site.ts';
import { serveStaticFiles } from './static-files.ts';

/** Where pages and their files come from: the build, or in development the sources. */
export interface Web {
  keepsPages: boolean;
  open(app: FastifyInstance): Promise<() => Promise<Site>>;
  serveFiles(app: FastifyInstance): void;
}

const buildFolder = fileURLToPath(new URL('../../web/build/', import.meta.url));
const serverFile = `${buildFolder}server/index.js`;

/** Without them this process still answers for all it has itself. */
function publish(log: Log, kept: string): void {
  try {
    log.info({ added: publishAssets(`${buildFolder}client/assets`, kept) }, 'the files of this build are kept');
  } catch (error) {
    log.error({ err: error }, 'the files of this build could not be kept for other releases');
  }
}

/** `kept`: where the files of several builds lie, for pages that another release made. */
export function builtWeb(log: Log, kept?: string): Web {
  if (!existsSync(serverFile)) throw new Error('apps/web/build is missing. Make it with:  npm run build');
  return {
    keepsPages: true,
    open: async () => {
      const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
      const site = Promise.resolve(siteOf(build, 'production', log));
      return () => site;
    },
    serveFiles: (app) => {
      if (kept) publish(log, kept);
      serveStaticFiles(app, `${buildFolder}client`, kept ? findKeptAssets(kept) : undefined);
    },
  };
}
