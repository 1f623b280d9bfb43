import type { Api } from '@kidney/api/api.ts';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { PageTrace, RequestContext } from '@kidney/api/platform/request-context.ts';
import type { Display } from '@kidney/contract/shared/display.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { siteSettingsSchema } from '@kidney/contract/office/settings/settings.schema.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PageRequest } from '../../web/app/platform/page-request.ts';
import type { Lane } from './load/lane.ts';
import { rememberSite } from './remembered-site.ts';
import type { HeaderSet, PagePolicy } from './security-headers.ts';
import type { Site } from './site.ts';

// Compared by its name: the built pages have a copy of the route.
const siteKey = routeKey(settingsPaths.site);
const siteAnswer = z.object({ data: siteSettingsSchema.pick({ identity: true, region: true }) });

export interface PageDeps {
  api: Api;
  clock: Clock;
  /** Where strangers wait for what has to be made for each of them. */
  lane: Lane;
  /** Addresses of pages begin with this, whatever the request calls its host. */
  publicOrigin: string;
  /** Asked for every page, because development has a new one after every change. */
  site(): Promise<Site>;
  security: HeaderSet;
  policy: PagePolicy;
  /** Whether shared caches are told what they may keep. */
  isShared: boolean;
}

/** Every page reads the settings, so what is remembered is as new as the newest page. */
function rememberOffice(body: unknown): void {
  const { identity, region } = siteAnswer.parse(body).data;
  rememberSite({ ...identity, districts: region.districts.map(({ name }) => name) });
}

export function handOver(
  { api, publicOrigin }: PageDeps,
  context: RequestContext,
  display: Display,
  nonce: string,
): PageRequest {
  const { principal } = context;
  return {
    api: async (route, input) => {
      const key = routeKey(route);
      const answer = await api.call(key, context, input);
      if (key === siteKey && answer.status === 200) rememberOffice(answer.body);
      return answer;
    },
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
