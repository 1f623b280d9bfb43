import type { Database } from '../../platform/database.ts';
import { hrefsIn } from '../../platform/rich-text.ts';
import { batchesById, batchSize, type Linking, type LinkSource } from '../links/index.ts';
import { eventPath } from './event-entry.ts';
import { eventsRepository, type EventRow } from './events.repository.ts';

const linkingOf = ({ id, title, html, mapHref }: EventRow): Linking => ({
  place: 'event',
  key: String(id),
  title,
  path: eventPath(id),
  hrefs: [...hrefsIn(html), ...(mapHref === null ? [] : [mapHref])],
  files: [],
});

export function createEventLinks({ read }: Database): LinkSource {
  return {
    async *batches() {
      const load = (after: number) => eventsRepository.batch(read, after, batchSize);
      for await (const rows of batchesById(load)) yield rows.map(linkingOf);
    },
    numbered: [{ prefix: '/community/events', existing: (ids) => eventsRepository.existing(read, ids) }],
  };
}
