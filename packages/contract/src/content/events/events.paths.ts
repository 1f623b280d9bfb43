import { route } from '../../shared/route.ts';
import { contentPaths } from '../engine/content.paths.ts';
import type {
  CalendarFile,
  CreateEvent,
  Event,
  EventContent,
  EventMonth,
  EventPage,
  Occurrence,
  PastEvents,
  PastQuery,
} from './events.schema.ts';

interface EventKind {
  given: CreateEvent;
  content: EventContent;
  shown: Event;
  draft: EventContent;
  binned: { startsOn: string };
}

export const eventsPaths = {
  ...contentPaths<EventKind>('/event'),
  get: route<{ params: { id: number }; data: EventPage }>('GET', '/event/:id'),
  upcoming: route<{ data: Occurrence[] }>('GET', '/event'),
  past: route<{ query: PastQuery; data: PastEvents }>('GET', '/event/past'),
  month: route<{ params: { month: string }; data: EventMonth }>('GET', '/event/month/:month'),
  /** What the server hands out as `feed.ics` and `<id>.ics`. */
  feed: route<{ data: CalendarFile }>('GET', '/event/feed'),
  file: route<{ params: { id: number }; data: CalendarFile }>('GET', '/event/:id/calendar'),
};

/** How many months the calendar of visitors goes back and ahead: a page for every month there could be has no end. */
export const calendarMonths = { back: 24, ahead: 12 } as const;
