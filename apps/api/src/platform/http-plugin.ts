import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBeyondBounds } from './body-shape.ts';
import { usualBody, type Endpoint } from './endpoint.ts';
import { AppError, toAppError, toFailure } from './errors.ts';
import { describeEndpoint, serveOpenApi } from './openapi.ts';
import type { Pipeline, PipelineAnswer } from './pipeline.ts';
import type { Principal, RequestContext } from './request-context.ts';
import { acceptUploads, drain, uploadOf } from './uploads.ts';

export interface HttpPluginOptions {
  endpoints: readonly Endpoint[];
  pipeline: Pipeline;
  /** Reads the bearer token and its companion cookie; says nothing of whether the session still stands. */
  identify(bearer: string | undefined, cookies: RequestContext['cookies']): Promise<Principal | null>;
  /** Asks whether it does. */
  confirm(principal: Principal): Promise<Principal | null>;
}

const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

function send(reply: FastifyReply, answer: PipelineAnswer): FastifyReply {
  if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

function refuse(reply: FastifyReply, error: AppError, requestId: string): FastifyReply {
  const { retryAfter } = error.details;
  const body = toFailure(error, requestId);
  return send(reply, { status: error.status, body, cookies: [], ...(retryAfter !== undefined && { retryAfter }) });
}

/** Fastify's own refusals (too large, broken JSON, wrong type) said in our envelope. */
function fromFastify(error: unknown): AppError {
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new AppError('TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('INVALID_INPUT');
  return toAppError(error);
}

/** For Fastify's `frameworkErrors`: an address that cannot be decoded fails before any route or handler is known. */
export function refuseBadAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply, fromFastify(error), request.id);
}

/** A client that always names JSON, also where it sends nothing, is understood. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const read = { parseAs: 'string', bodyLimit: usualBody } as const;
  app.addContentTypeParser('application/json', read, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else if (isBeyondBounds(text)) done(new AppError('INVALID_INPUT'));
    else void parse(request, text, done);
  });
}

/** An address that exists for other methods says so; OPTIONS is answered with the same list. */
function answerUnknown(endpoints: readonly Endpoint[], prefix: string) {
  const patterns = endpoints.map(({ route }) => ({
    method: route.method,
    address: new RegExp(`^${prefix}${route.path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const known = patterns.filter(({ address }) => address.test(path)).map(({ method }) => method);
    if (known.length === 0) return refuse(reply, new AppError('NOT_FOUND'), request.id);
    const methods = new Set([...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
    reply.header('allow', [...methods].join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return refuse(reply, new AppError('METHOD_NOT_ALLOWED'), request.id);
  };
}

/** Registers every endpoint under the prefix it is given. Nothing that protects lives here: the pipeline does that. */
export async function httpPlugin(app: FastifyInstance, options: HttpPluginOptions): Promise<void> {
  await app.register(cookie);
  acceptJsonOnly(app);
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler(answerUnknown(options.endpoints, app.prefix));
  app.setErrorHandler((error, request, reply) => {
    const refusal = fromFastify(error);
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
    return refuse(reply, refusal, request.id);
  });
  const contextOf = async (request: FastifyRequest): Promise<RequestContext> => ({
    principal: await options.identify(bearerOf(request), request.cookies),
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.cookies,
    origin: request.headers.origin ?? null,
    fetchSite: request.headers['sec-fetch-site'] ?? null,
  });

  await serveOpenApi(app, async (request) => {
    const { principal } = await contextOf(request);
    const confirmed = principal && (await options.confirm(principal));
    return confirmed !== null && !confirmed.pendingFactor;
  });

  const serve = (scope: FastifyInstance, of: Endpoint) => {
    const { largestUpload } = of;
    scope.route({
      method: of.route.method,
      url: of.route.path,
      schema: describeEndpoint(of),
      bodyLimit: of.bodyLimit ?? usualBody,
      config: { takesLong: largestUpload !== undefined },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const context = await contextOf(request);
        if (largestUpload === undefined) {
          return send(reply, await options.pipeline.run(of, context, { params, query, body }));
        }
        const openUpload = uploadOf(request, largestUpload, of.mostFiles);
        const answer = await options.pipeline.run(of, context, { params, query, openUpload });
        drain(request);
        return send(reply, answer);
      },
    });
  };
  for (const of of options.endpoints) if (of.largestUpload === undefined) serve(app, of);
  await app.register(async (scope) => {
    await acceptUploads(scope);
    for (const of of options.endpoints) if (of.largestUpload !== undefined) serve(scope, of);
  });
}
