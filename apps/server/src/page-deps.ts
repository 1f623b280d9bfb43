import type { Api } from '@kidney/api/api.ts';
import type { PageTrace, RequestContext } from '@kidney/api/platform/request-context.ts';
import type { Display } from '@kidney/contract/shared/display.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { FastifyRequest } from 'fastify';
import type { PageRequest } from '../../web/app/platform/page-request.ts';
import type { HeaderSet, PagePolicy } from './security-headers.ts';
import type { Site } from './site.ts';

export interface PageDeps {
  api: Api;
  /** Addresses of pages begin with this, whatever the request calls its host. */
  publicOrigin: string;
  /** Asked for every page, because development has a new one after every change. */
  site(): Promise<Site>;
  security: HeaderSet;
  policy: PagePolicy;
}

export function handOver(
  { api, publicOrigin }: PageDeps,
  context: RequestContext,
  display: Display,
  nonce: string,
): PageRequest {
  const { principal } = context;
  return {
    api: (route, input) => api.call(routeKey(route), context, input),
    // Named fields: the session id in the principal is nobody's business in a page.
    user: principal && {
      sub: principal.sub,
      username: principal.username,
      nickName: principal.nickName,
      roles: principal.roles,
      ...(principal.pendingFactor && { pendingFactor: principal.pendingFactor }),
    },
    display,
    origin: publicOrigin,
    nonce,
  };
}

/** The caller of what everybody gets: nobody in particular. */
export function contextOfNobody(request: FastifyRequest, trace?: PageTrace): RequestContext {
  return {
    principal: null,
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: '',
    cookies: {},
    origin: null,
    fetchSite: null,
    ...(trace && { trace }),
  };
}
