import {
  eventContentSchema,
  type Event,
  type EventContent,
  type Occurrence,
} from '@kidney/contract/content/events/events.schema.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import type { EventRow } from './events.repository.ts';
import { lastOccurrence, occurrencesBetween, type Days } from './occurrences.ts';

const nextMost = 12;
const endOfTime = '9999-12-31';

export function contentOf(row: EventRow | EventContent): EventContent {
  const { title, html, place, address, mapHref, capacity, startsOn, startTime, endsOn, endTime, repeat } = row;
  return { title, html, place, address, mapHref, capacity, startsOn, startTime, endsOn, endTime, repeat };
}

export function presentOccurrence(row: EventRow, days: Days): Occurrence {
  const { id, title, place, startTime, endTime, repeat } = row;
  return { id, title, place, ...days, startTime, endTime, isRepeated: repeat !== null };
}

export function presentEvent(row: EventRow, today: string): Event {
  const ahead = occurrencesBetween(row, today, endOfTime, nextMost);
  const shown = ahead.length > 0 ? ahead : [lastOccurrence(row) ?? row];
  return {
    ...contentOf(row),
    html: renderRichText(row.html, 'article'),
    id: row.id,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    next: shown.map(({ startsOn, endsOn }) => presentOccurrence(row, { startsOn, endsOn })),
    isPast: ahead.length === 0,
  };
}

/** What was stored, sanitised once more on its way out. */
export function presentStored(content: unknown): EventContent {
  const stored = eventContentSchema.parse(content);
  return { ...stored, html: renderRichText(stored.html, 'article') };
}
