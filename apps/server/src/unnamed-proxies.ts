import type { Log } from '@kidney/api/platform/log.ts';
import type { FastifyInstance } from 'fastify';

const once = 60_000;

/** Behind a proxy that nobody named, all visitors have one address: they share its limits, and the log blames the proxy. */
export function warnOfUnnamedProxies(app: FastifyInstance, log: Log, now: () => number = Date.now): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined && now() >= quietUntil) {
      quietUntil = now() + once;
      log.warn('a request came with X-Forwarded-For while TRUSTED_PROXIES is 0: set it where a proxy stands in front');
    }
    done();
  });
}
