import type { Api } from '@kidney/api/api.ts';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import type { SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import { routeKey, type Route } from '@kidney/contract/shared/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOfNobody } from '../page-deps.ts';
import type { Site } from '../site.ts';
import { robotsTxt } from './for-robots.ts';
import type { PublicPage } from './public-pages.ts';
import { servePackPictures } from './serve-pack-pictures.ts';
import { createSharePictures } from './share-pictures.ts';
import { webManifest } from './web-manifest.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

export interface FoundDeps {
  api: Api;
  publicOrigin: string;
  clock: Clock;
  site(): Promise<Site>;
}

/** What search engines, messengers and telephones ask for beside the pages. */
export function serveDiscovery(app: FastifyInstance, { api, publicOrigin, site }: FoundDeps): void {
  const pictureAt = servePackPictures(app, api);
  const pictures = createSharePictures();

  async function read<Data>(route: Route, request: FastifyRequest, params: object = {}): Promise<Data | null> {
    const answer = await api.call(routeKey(route), contextOfNobody(request), { params });
    return answer.status === 200 ? (answer.body as { data: Data }).data : null;
  }

  const settingsOf = (request: FastifyRequest) => read<SiteSettings>(settingsPaths.site, request);

  async function logoOf({ pictures: { logo } }: SiteSettings) {
    const svg = logo && (await pictureAt(logo.day));
    return svg ? { day: logo.day, svg } : null;
  }

  async function titleOf({ key, path, title }: PublicPage, name: string, request: FastifyRequest) {
    if (path === '/') return name;
    return title ?? (await read<Page>(pagesPaths.get, request, { key }))?.title ?? null;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', shortly).send(robotsTxt(publicOrigin)),
  );

  const away = (reply: FastifyReply) => reply.code(503).header('cache-control', 'no-store').send();

  app.get('/site.webmanifest', async (request, reply) => {
    const settings = await settingsOf(request);
    if (!settings) return away(reply);
    return reply
      .type('application/manifest+json')
      .header('cache-control', shortly)
      .send(JSON.stringify(webManifest(settings.identity.name)));
  });

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/og/:file', async (request, reply) => {
    const page = (await site()).pages.find(({ key }) => request.params.file === `${key}.png`);
    if (!page) return reply.code(404).header('cache-control', 'no-store').send();
    const settings = await settingsOf(request);
    const name = settings?.identity.name ?? '';
    const title = settings && (await titleOf(page, name, request));
    if (!settings || title === null) return away(reply);
    const { mark, picture } = await pictures.get(page.key, name, title, await logoOf(settings));
    return reply
      .type('image/png')
      .header('cache-control', request.query.v === mark ? forever : shortly)
      .send(picture);
  });
}
