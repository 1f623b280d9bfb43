import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refuseBadAddress } from '@kidney/api/platform/http-plugin.ts';
import type { Config } from '@kidney/api/platform/config.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import '@kidney/api/platform/uploads.ts';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify';
import { gatedServer } from './load/gated-server.ts';
import { sendLastResort } from './page-answers.ts';
import { requestIds } from './request-ids.ts';
import { closedPolicy, type HeaderSet } from './security-headers.ts';

/** Thirty megabytes over a slow line. */
const longestUpload = 600_000;

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
export function httpOptions(
  config: Config,
  log: Log,
  security: HeaderSet,
  onRefused?: () => void,
): FastifyHttpOptions<RawServerDefault> {
  const serverFactory = gatedServer(config, log, security, onRefused);
  return {
    ...(serverFactory && { serverFactory }),
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A logger per request costs more than serving a kept page; whoever logs for a page adds the request id.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(config.TRUSTED_PROXIES),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit: 256 * 1024,
    requestTimeout: longestUpload,
    // Longer than the 60 s of common proxies, so that the proxy is the one to close.
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 10_000,
    // Node looks for late ones only every half minute by itself.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
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

interface BodyTimes {
  /** For a whole body that is no file. */
  whole: number;
  /** In which at least `leastBytes` of a file have to come. */
  piece: number;
}

const bodyTimes: BodyTimes = { whole: 30_000, piece: 10_000 };
const leastBytes = 4_096;

/** Calls back when a file stops coming. While nothing of it is read, it is not the sender who waits. */
function watchPieces(raw: IncomingMessage, every: number, onStalled: () => void): NodeJS.Timeout {
  let before = raw.socket.bytesRead;
  return setInterval(() => {
    const { bytesRead } = raw.socket;
    const isOurs = raw.complete || raw.readableLength >= raw.readableHighWaterMark;
    if (!isOurs && bytesRead - before < leastBytes) onStalled();
    before = bytesRead;
  }, every);
}

/** A body that trickles in is cut off, as Node cuts off a request that never ends; a file may take its time, but has to come. */
export function limitBodyTime(app: FastifyInstance, times = bodyTimes): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody) {
      const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      const cut = () => void app.server.emit('clientError', late, raw.socket);
      const isFile = request.routeOptions.config.takesLong === true;
      const timer = isFile ? watchPieces(raw, times.piece, cut) : setTimeout(cut, times.whole);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
