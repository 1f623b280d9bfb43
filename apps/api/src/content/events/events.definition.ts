import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import {
  eventBodyMax,
  eventSchemas,
  type Event,
  type EventContent,
} from '@kidney/contract/content/events/events.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { hrefsIn, plainTextOf, renderRichText } from '../../platform/rich-text.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { defineContent } from '../engine/index.ts';
import { cleanContent, cleanHtml } from './event-content.ts';
import { contentOf, presentEvent, presentStored } from './events.presenter.ts';
import type { EventRow } from './events.repository.ts';
import { events } from './events.table.ts';
import { lastOccurrence } from './occurrences.ts';

/** Who writes events. Everybody reads them. */
const mayWriteEvents = ['editor', 'owner'] as const;

export const eventsTag = 'events';
const place = '/community/events';
export const eventPath = (id: number) => `${place}/${id}`;

export const describeEvents = (clock: Clock) =>
  defineContent<EventRow, EventContent, Event, EventContent>({
    kind: 'event',
    table: events,
    tag: eventsTag,
    place,
    may: mayWriteEvents,
    binDays,
    words: { plain: '행사', topic: '행사는', subject: '행사가', object: '행사를' },
    check: cleanContent,
    contentOf,
    derived: (content) => ({ lastOn: lastOccurrence(content)?.endsOn ?? content.endsOn }),
    present: (row) => presentEvent(row, seoulDate(clock.now())),
    presentStored,
    presentBinned: ({ startsOn }) => ({ startsOn }),
    /** Under the day on which it first takes place. */
    searchEntry: (row) => ({
      kind: 'event',
      key: String(row.id),
      section: 'community',
      path: eventPath(row.id),
      title: row.title,
      text: [row.place, row.address, row.capacity, plainTextOf(row.html)].filter(Boolean).join(' '),
      at: new Date(`${row.startsOn}T${row.startTime ?? '00:00'}:00+09:00`),
      visibleFrom: null,
    }),
    hrefsOf: ({ html, mapHref }) => [...hrefsIn(html), ...(mapHref === null ? [] : [mapHref])],
    draft: {
      schema: eventSchemas.draftContent,
      clean: (content) => ({ ...content, html: cleanHtml(content.html) }),
      show: (content) => ({ ...content, html: renderRichText(content.html, 'article') }),
    },
    routes: eventsPaths,
    schemas: eventSchemas,
    bodyLimit: eventBodyMax,
  });
