import { buildApi } from '@kidney/api/api.ts';
import { settingsTag } from '@kidney/api/office/settings/index.ts';
import type { SigningKeys } from '@kidney/api/office/accounts/index.ts';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Config } from '@kidney/api/platform/config.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import '@kidney/api/platform/openapi.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { countViews } from './count-views.ts';
import { serveFiles } from './files/serve-files.ts';
import type { CompressedPage } from './compressed-page.ts';
import { serveCalendars } from './discovery/serve-calendars.ts';
import { serveFeeds } from './discovery/serve-feeds.ts';
import { serveDiscovery, type FoundDeps } from './discovery/serve-discovery.ts';
import { serveSectionStarts } from './discovery/serve-section-starts.ts';
import { serveSitemap } from './discovery/serve-sitemap.ts';
import { serveHealth } from './health.ts';
import { httpOptions, limitBodyTime } from './http-limits.ts';
import { warnOfUnnamedProxies } from './unnamed-proxies.ts';
import { siteWith } from './site.ts';
import { startListener } from './listener.ts';
import { createLane } from './load/lane.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';
import { sendLastResort } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { logFailedAndSlow, nameInLog } from './request-log.ts';
import { servePicturePage } from './serve-picture-page.ts';
import { applySecurityHeaders, developmentPagePolicy, pagePolicy, securityHeaders } from './security-headers.ts';
import type { Web } from './web.ts';

const largestForm = 64 * 1024;
const housekeepingEvery = 3_600_000;

export interface ServerDeps {
  config: Config;
  log: Log;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  web: Web;
  /** Undefined where nobody measures. */
  metrics?: SiteMetrics | undefined;
}

/** Pages and the files they need, in a context of their own: forms arrive as bytes and are read by the page. */
function servePages(
  app: FastifyInstance,
  deps: ServerDeps,
  found: FoundDeps,
  handler: ReturnType<typeof createPageHandler>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) =>
    done(null, body),
  );
  deps.web.serveFiles(app);
  serveDiscovery(app, found);
  serveSitemap(app, found);
  serveSectionStarts(app, found.site, handler);
  serveCalendars(app, found.api);
  serveFeeds(app, found.api);
  countViews(app, found.api.views);
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler });
}

/** One process of the site, not yet listening. */
export async function createServer(deps: ServerDeps) {
  const { config, log, database, web, metrics } = deps;
  const security = securityHeaders(config.PUBLIC_ORIGIN);
  const app = Fastify(httpOptions(config, log, security, metrics?.onRefused));
  const api = buildApi(deps);
  const cache = web.keepsPages
    ? createPageCache<CompressedPage>({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024, clock: deps.clock })
    : null;
  const lane = createLane({ share: config.LANE_PERCENT / 100 });
  let isClosing = false;

  app.decorateReply('pageOrigin', 'none');
  metrics?.countRequests(app);
  if (cache) metrics?.watchCache(cache);
  applySecurityHeaders(app, security);
  limitBodyTime(app);
  if (config.TRUSTED_PROXIES === 0) warnOfUnnamedProxies(app, log);
  logFailedAndSlow(app);
  app.setNotFoundHandler((_request, reply) => sendLastResort(reply.header('allow', 'GET, HEAD, POST'), 405));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
    return sendLastResort(reply, status);
  });
  serveFiles(app, { files: api.files, filesOrigin: config.FILES_ORIGIN });
  serveHealth(app, { database, isClosing: () => isClosing, isProduction: config.NODE_ENV === 'production' });
  await app.register(
    async (scope) => {
      nameInLog(scope);
      await api.plugin(scope);
      // Pages answer every other address, so what is unknown under the prefix has to be said here.
      scope.all('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    },
    { prefix: '/api' },
  );
  const open = await web.open(app);
  const site = async () => siteWith(await api.features.current(), await open());
  const strict = pagePolicy(config.FILES_ORIGIN);
  const policy = web.keepsPages ? strict : developmentPagePolicy(strict);
  const found: FoundDeps = { api, publicOrigin: config.PUBLIC_ORIGIN, clock: deps.clock, site };
  const handler = createPageHandler(
    { ...found, security, policy, lane, isShared: config.SHARED_CACHE === 'on' },
    cache,
  );
  await app.register(async (scope) => servePages(scope, deps, found, handler));
  await app.register(async (scope) => servePicturePage(scope, { api, publicOrigin: config.PUBLIC_ORIGIN, handler }));
  await app.ready();

  const listener =
    cache &&
    startListener({
      url: config.DATABASE_URL,
      log,
      onChange: (tags) => {
        if (tags.includes(settingsTag)) api.features.forget();
        cache.drop(tags);
      },
      onAddition: cache.outdate,
      onUnknownChange: () => {
        api.features.forget();
        cache.dropAll();
      },
      onHearing: cache.hearAgain,
      onLost: cache.stopTrusting,
    });
  const housekeeping = setInterval(() => {
    api.housekeep().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, housekeepingEvery).unref();

  return {
    app,
    cache,
    listener,
    listen: () =>
      app.listen({
        host: config.HOST,
        port: config.PORT,
        listenTextResolver: (address) => `listening at ${address}, known to visitors as ${config.PUBLIC_ORIGIN}`,
      }),
    /** From now on `/ready` sends new visitors elsewhere; everything is still answered. */
    announceClosing: () => {
      isClosing = true;
    },
    /** Finishes what is under way and lets go of everything that was opened here; the database is its owner's. */
    close: async () => {
      isClosing = true;
      clearInterval(housekeeping);
      lane.close();
      // A connection whose last request has just been answered would otherwise be kept open for the next one.
      const sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
      await app.close();
      clearInterval(sweeping);
      await listener?.stop();
      await api.views.flush().catch((error: unknown) => log.warn({ err: error }, 'views could not be written'));
    },
  };
}

export type Server = Awaited<ReturnType<typeof createServer>>;
