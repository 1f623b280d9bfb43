import { route } from '../shared/route.ts';
import type { newEvent } from './event-names.paths.ts';
import type {
  BinnedEvent,
  CalendarFile,
  CreateEvent,
  Event,
  EventDraft,
  EventMonth,
  EventRevision,
  EventVersion,
  Occurrence,
  PastEvents,
  PastQuery,
  RemoveEventQuery,
  SaveEventDraft,
  UpdateEvent,
} from './events.schema.ts';

interface OfEvent {
  id: number;
}
interface OfDraft {
  /** The event's id, or `new`. */
  key: number | typeof newEvent;
}

export const eventsPaths = {
  upcoming: route<{ data: Occurrence[] }>('GET', '/event'),
  past: route<{ query: PastQuery; data: PastEvents }>('GET', '/event/past'),
  month: route<{ params: { month: string }; data: EventMonth }>('GET', '/event/month/:month'),
  get: route<{ params: OfEvent; data: Event }>('GET', '/event/:id'),
  create: route<{ body: CreateEvent; data: Event }>('POST', '/event'),
  update: route<{ params: OfEvent; body: UpdateEvent; data: Event }>('PUT', '/event/:id'),
  /** Into the bin. */
  remove: route<{ params: OfEvent; query: RemoveEventQuery; data: null }>('DELETE', '/event/:id'),
  restore: route<{ params: OfEvent; data: Event }>('POST', '/event/:id/restore'),
  bin: route<{ data: BinnedEvent[] }>('GET', '/event/bin'),
  versions: route<{ params: OfEvent; data: EventVersion[] }>('GET', '/event/:id/versions'),
  revision: route<{ params: OfEvent & { version: number }; data: EventRevision }>(
    'GET',
    '/event/:id/versions/:version',
  ),
  draft: route<{ params: OfDraft; data: EventDraft | null }>('GET', '/event/draft/:key'),
  saveDraft: route<{ params: OfDraft; body: SaveEventDraft; data: EventDraft }>('PUT', '/event/draft/:key'),
  dropDraft: route<{ params: OfDraft; data: null }>('DELETE', '/event/draft/:key'),
  /** What the server hands out as `feed.ics` and `<id>.ics`. */
  feed: route<{ data: CalendarFile }>('GET', '/event/feed'),
  file: route<{ params: OfEvent; data: CalendarFile }>('GET', '/event/:id/calendar'),
};
