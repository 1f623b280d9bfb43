import { contentParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import {
  calendarFileSchema,
  eventMonthSchema,
  eventPageSchema,
  monthParamsSchema,
  pastEventsSchema,
  pastQuerySchema,
  upcomingSchema,
} from '@kidney/contract/content/events/events.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { EventCalendars } from './event-calendars.service.ts';
import { eventsTag } from './events.definition.ts';
import type { EventsService } from './events.service.ts';

export function eventsEndpoints(service: EventsService, calendars: EventCalendars) {
  const shows = [eventsTag];
  return [
    endpoint({
      route: eventsPaths.upcoming,
      summary: 'What is to come, each event by its next time',
      access: 'public',
      cost: 'database',
      output: upcomingSchema,
      shows,
      handle: async () => ({ data: await service.upcoming() }),
    }),
    endpoint({
      route: eventsPaths.past,
      summary: 'What is over, the last first, by year',
      access: 'public',
      cost: 'database',
      query: pastQuerySchema,
      output: pastEventsSchema,
      shows,
      handle: async ({ query }) => ({ data: await service.past(query.year, query.cursor) }),
    }),
    endpoint({
      route: eventsPaths.month,
      summary: 'Everything that takes place in a month, repetitions included',
      access: 'public',
      cost: 'database',
      params: monthParamsSchema,
      output: eventMonthSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.month(params.month) }),
    }),
    endpoint({
      route: eventsPaths.feed,
      summary: 'All events for a calendar that subscribes to them',
      access: 'public',
      cost: 'database',
      output: calendarFileSchema,
      shows,
      handle: async () => ({ data: await calendars.feed() }),
    }),
    endpoint({
      route: eventsPaths.get,
      summary: 'One event',
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: eventPageSchema,
      shows,
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: eventsPaths.file,
      summary: 'One event for a calendar',
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: calendarFileSchema,
      shows,
      handle: async ({ params }) => ({ data: await calendars.one(Number(params.id)) }),
    }),
  ];
}
