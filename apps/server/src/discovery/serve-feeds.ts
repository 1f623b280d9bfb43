import type { Api } from '@kidney/api/api.ts';
import { boardNames, boardPaths, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostFeed } from '@kidney/contract/content/boards/boards.schema.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { FastifyInstance } from 'fastify';
import { contextOfNobody } from '../page-deps.ts';

/** The newest posts of each board for feed readers. */
export function serveFeeds(app: FastifyInstance, api: Api): void {
  for (const board of boardNames) {
    app.get(`${boards[board].site}/feed.xml`, async (request, reply) => {
      const answer = await api.call(routeKey(boardPaths[board].feed), contextOfNobody(request), {});
      if (answer.status !== 200) return reply.code(answer.status).header('cache-control', 'no-store').send();
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send((answer.body as { data: PostFeed }).data.rss);
    });
  }
}
