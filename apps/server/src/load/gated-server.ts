import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { oneAddress } from '@kidney/api/platform/address-block.ts';
import type { Config } from '@kidney/api/platform/config.ts';
import { AppError, toFailure } from '@kidney/api/platform/errors.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import type { FastifyHttpOptions, FastifyServerFactory, RawServerDefault } from 'fastify';
import { lastResortPage } from '../last-resort-page.ts';
import { requestIds } from '../request-ids.ts';
import { closedPolicy, type HeaderSet } from '../security-headers.ts';
import { createAddressGate, type AddressGate } from './address-gate.ts';

const reportEvery = 60_000;
/** Files with a hash in their name come from memory, and a first visit needs a dozen of them. */
const hashed = '/assets/';
const costOfHashed = 0.25;

/** Whom a request comes from: the peer, or behind proxies the address that the last of them believes. */
export function addressOf(peer: string | undefined, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0 || forwarded === undefined) return oneAddress(peer ?? '');
  const hops = [peer ?? '', ...forwarded.split(',', 20).map((each) => each.trim())];
  // The header lists the farthest first; each proxy has added the one it heard from at the end.
  const nearestFirst = [hops[0], ...hops.slice(1).toReversed()];
  return oneAddress(nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? '');
}

function refusalOf(security: HeaderSet, proxies: number) {
  const idOf = requestIds(proxies);
  const common = {
    ...security,
    'content-security-policy': closedPolicy,
    'cache-control': 'no-store',
    'retry-after': '3',
    connection: 'close',
  };
  const textOf = (url: string, id: string) =>
    url.startsWith('/api/')
      ? JSON.stringify(toFailure(new AppError('TOO_MANY_REQUESTS', { retryAfter: 3 }), id))
      : lastResortPage(429);
  const headersOf = (url: string, id: string, length: number) => ({
    ...common,
    'content-type': url.startsWith('/api/') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': String(length),
    'x-request-id': id,
  });
  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      const id = idOf(request);
      const url = request.url ?? '';
      const body = Buffer.from(textOf(url, id));
      response.writeHead(429, headersOf(url, id, body.length));
      response.end(request.method === 'HEAD' ? undefined : body);
    },
    /** Before anything was asked. */
    hangUp(socket: Socket): void {
      const lines = Object.entries(headersOf('/', randomUUID(), 0)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 429 Too Many Requests\r\n${lines.join('')}\r\n`, () => socket.destroy());
    },
  };
}

function holdConnections(server: Server, gate: AddressGate, hangUp: (socket: Socket) => void): void {
  server.prependListener('connection', (socket: Socket) => {
    const address = oneAddress(socket.remoteAddress ?? '');
    if (gate.enter(address)) socket.once('close', () => gate.leave(address));
    else hangUp(socket);
  });
}

/** Says once a minute how many were turned away, and nothing of whom. */
function report(server: Server, gate: AddressGate, log: Log): void {
  const reporting = setInterval(() => {
    const refused = gate.takeRefused();
    if (refused > 0) log.warn({ refused }, 'requests turned away: too many from one address');
  }, reportEvery).unref();
  server.once('close', () => clearInterval(reporting));
}

/**
 * A server that turns away whoever asks too much, before anything else looks at the request. Undefined where the
 * operator has switched it off, and in development, where every source file is a request.
 */
export function gatedServer(
  config: Config,
  log: Log,
  security: HeaderSet,
  onRefused?: () => void,
): FastifyServerFactory | undefined {
  if (config.GATE_PER_SECOND === 0 || config.NODE_ENV === 'development') return undefined;
  const { TRUSTED_PROXIES: proxies } = config;
  const refusal = refusalOf(security, proxies);

  return (handler: RequestListener, options) => {
    const gate = createAddressGate({
      perSecond: config.GATE_PER_SECOND,
      burst: config.GATE_BURST,
      connections: config.GATE_CONNECTIONS,
      now: () => performance.now(),
      onRefused,
    });
    const { http, keepAliveTimeout, requestTimeout, maxRequestsPerSocket } =
      options as FastifyHttpOptions<RawServerDefault>;
    const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, (request, response) => {
      const { socket, url = '' } = request;
      const address = addressOf(socket.remoteAddress, forwardedFor(request), proxies);
      const mayPass = gate.mayPass(address, url.startsWith(hashed) ? costOfHashed : 1);
      if (!mayPass) return refusal.answer(request, response);
      if (proxies > 0) {
        // The connections are the proxy's: what is under way for an address is counted in their place.
        if (!gate.enter(address)) return refusal.answer(request, response);
        response.once('close', () => gate.leave(address));
      }
      return handler(request, response);
    });
    if (maxRequestsPerSocket) server.maxRequestsPerSocket = maxRequestsPerSocket;
    if (proxies === 0) holdConnections(server, gate, refusal.hangUp);
    report(server, gate, log);
    return server;
  };
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-forwarded-for'];
  return Array.isArray(given) ? given.join(',') : given;
}
