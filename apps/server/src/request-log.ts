import type { FastifyInstance } from 'fastify';

const slow = 1_000;

/** What Fastify itself has to say of the requests of this scope names them, too. */
export function nameInLog(scope: FastifyInstance): void {
  scope.setChildLoggerFactory((logger, bindings, options) => logger.child(bindings, options));
}

/** Says what went wrong or took long, and nothing about the rest. The query may hold what somebody typed: it stays out. */
export function logFailedAndSlow(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw;
    const isNoted = statusCode >= 500 || reply.elapsedTime > slow;
    // A probe that is told "not now" has got what it asked for.
    if (isNoted && request.routeOptions.url !== '/ready') {
      const [path] = request.url.split('?', 1);
      const facts = {
        requestId: request.id,
        method: request.method,
        path,
        statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (statusCode >= 500) app.log.error(facts, 'answered with an error');
      else app.log.warn(facts, 'answered slowly');
    }
    done();
  });
}
