import { plainTextOf } from '../../platform/rich-text.ts';
import type { Entry } from '../search/index.ts';
import type { EventRow } from './events.repository.ts';

export const eventKind = 'event';
export const eventPath = (id: number) => `/community/events/${id}`;

/** An event as the search knows it, under the day on which it first takes place. */
export function eventEntry(row: EventRow): Entry {
  return {
    kind: eventKind,
    key: String(row.id),
    section: 'community',
    path: eventPath(row.id),
    title: row.title,
    text: [row.place, row.address, row.capacity, plainTextOf(row.html)].filter(Boolean).join(' '),
    at: new Date(`${row.startsOn}T${row.startTime ?? '00:00'}:00+09:00`),
    visibleFrom: null,
  };
}
