import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { refuseBadAddress } from '@kidney/api/platform/http-door.ts';
import type { Config } from '@kidney/api/platform/config.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify';
import { sendLastResort } from './page-answers.ts';
import { closedPolicy, type HeaderSet } from './security-headers.ts';

/** Thirty megabytes over a slow line. */
const longestUpload = 600_000;
const longestBody = 30_000;

/** What Node itself could not read as HTTP is refused before Fastify sees it, with the same strict headers. */
function refuseUnreadable(security: HeaderSet) {
  const headers = { ...security, 'content-security-policy': closedPolicy, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const statusOf: Record<string, string> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  };
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
  };
}

/** How much, how long and from whom: the limits of the HTTP server, and the names of its requests. */
export function httpOptions(config: Config, log: Log, security: HeaderSet): FastifyHttpOptions<RawServerDefault> {
  return {
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // A logger per request costs more than serving a kept page; whoever logs adds the request id.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit: 256 * 1024,
    requestTimeout: longestUpload,
    // Longer than the 60 s of common proxies, so that the proxy is the one to close.
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 10_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    // A request that arrives while others finish is answered as usual, and its connection closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseUnreadable(security),
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...security, 'content-security-policy': closedPolicy, 'x-request-id': request.id });
      if (request.url.startsWith('/api/')) refuseBadAddress(error, request, reply);
      else void sendLastResort(reply, error.statusCode ?? 400);
    },
  };
}

/** A body that trickles in is cut off, as Node cuts off a request that never ends; uploads alone may take their time. */
export function limitBodyTime(app: FastifyInstance, most = longestBody): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && request.routeOptions.config.takesLong !== true) {
      const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      const timer = setTimeout(() => app.server.emit('clientError', late, raw.socket), most);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
