import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Config } from '@kidney/api/platform/config.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import type { AnsweredCall } from '@kidney/api/platform/pipeline.ts';
import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CompressedPage } from '../compressed-page.ts';
import type { PageCache } from '../page-cache.ts';
import { countRequests } from './count-requests.ts';
import { createRegistry, openInnerPort } from './inner-port.ts';
import { vitalFigures } from './vital-figures.ts';
import { keepVitals } from './vital-gauges.ts';
import { watchPools } from './watch-pools.ts';

const signIn = routeKey(accountsPaths.signIn);
/** Wrong name or password, and a device that has to be let in first. */
const turnedAway = new Set([401, 403]);

/** Forms of pages call the API without HTTP, so failed sign-ins are heard of where both ways meet. */
function countFailedSignIns(registry: Registry): () => void {
  const failures = new Counter({
    name: 'kidney_login_failures_total',
    help: 'Sign-ins that failed',
    registers: [registry],
  });
  const hear = (message: unknown) => {
    const { route, status } = message as AnsweredCall;
    if (route === signIn && turnedAway.has(status)) failures.inc();
  };
  subscribe('kidney:answered', hear);
  return () => void unsubscribe('kidney:answered', hear);
}

function watchCache(registry: Registry, cache: PageCache<CompressedPage>): void {
  const watch = (what: string, help: string, read: () => number) =>
    new Gauge({
      name: `kidney_cache_${what}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  watch('bytes', 'Bytes of the pages that are kept', () => cache.size.bytes);
  watch('pages', 'Pages that are kept', () => cache.size.pages);
  watch('hears_changes', '1 where changed content is heard of, 0 where every page is made anew', () =>
    Number(cache.hearsChanges),
  );
}

interface Deps {
  config: Config;
  log: Log;
  database: Database;
  clock: Clock;
}

/** What a process of the site can be asked on its inner port. Undefined where the operator has set no port. */
export async function openSiteMetrics({ config, log, database, clock }: Deps) {
  const port = config.METRICS_PORT;
  if (port === undefined) return undefined;
  const registry = createRegistry();
  watchPools(registry, database);
  const stopCounting = countFailedSignIns(registry);
  const refusals = new Counter({
    name: 'kidney_gate_refusals_total',
    help: 'Requests and connections that were turned away: too many from one address',
    registers: [registry],
  });
  const readFigures = vitalFigures({ database, clock });
  const beforeEach = keepVitals({ registry, readFigures, clock, log });
  const inner = await openInnerPort({ setting: 'METRICS_PORT', port, registry, log, beforeEach });
  return {
    onRefused: () => refusals.inc(),
    countRequests: (app: FastifyInstance) => countRequests(app, registry),
    watchCache: (cache: PageCache<CompressedPage>) => watchCache(registry, cache),
    close: async () => {
      stopCounting();
      await inner.close();
    },
  };
}

export type SiteMetrics = NonNullable<Awaited<ReturnType<typeof openSiteMetrics>>>;
