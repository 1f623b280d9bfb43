import type { Api } from '@kidney/api/api.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { CalendarFile } from '@kidney/contract/content/events/events.schema.ts';
import { routeKey, type Route } from '@kidney/contract/shared/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOfNobody } from '../page-deps.ts';

const shortly = 'public, max-age=300';

/** Events for the calendars of phones: one that is taken over once, and all of them to subscribe to. */
export function serveCalendars(app: FastifyInstance, api: Api): void {
  async function send(reply: FastifyReply, request: FastifyRequest, route: Route, params: object, isOwnFile: boolean) {
    const answer = await api.call(routeKey(route), contextOfNobody(request), { params });
    if (answer.status !== 200) return reply.code(answer.status).header('cache-control', 'no-store').send();
    const { fileName, ics } = (answer.body as { data: CalendarFile }).data;
    if (isOwnFile) reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return reply.type('text/calendar; charset=utf-8').header('cache-control', shortly).send(ics);
  }

  app.get('/community/events/feed.ics', (request, reply) => send(reply, request, eventsPaths.feed, {}, false));
  app.get<{ Params: { id: string } }>('/community/events/:id(^\\d+).ics', (request, reply) =>
    send(reply, request, eventsPaths.file, { id: request.params.id }, true),
  );
}
