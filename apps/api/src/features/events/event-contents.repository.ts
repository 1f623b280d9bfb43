import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import type { Shelf } from '../contents/index.ts';
import { events } from './events.table.ts';

/** Events in the list of all contents. */
export function eventShelf(now: Date): Shelf {
  const { id, title, version, authorId, updatedAt, removedAt, removedBy } = events;
  return {
    kind: 'event',
    table: events,
    columns: { id, title, version, authorId, updatedAt },
    bin: { removedAt, removedBy, since: new Date(now.getTime() - eventBinDays * 86_400_000) },
  };
}
