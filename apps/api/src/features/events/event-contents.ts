import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import { eventShelf } from './event-contents.repository.ts';
import type { EventDesk } from './event-desk.service.ts';
import type { EventsDeps } from './events.deps.ts';
import { mayWriteEvents } from './events.policy.ts';

/** Events as the list of all contents knows them. */
export function eventContents({ database }: EventsDeps, desk: EventDesk): ContentSource {
  return {
    kind: 'event',
    writers: mayWriteEvents,
    binDays: eventBinDays,
    list: (asked) => listContents(database.read, eventShelf(asked.now), asked),
    pathOf: (id) => `/community/events/${id}`,
    editPathOf: (id) => `/community/events/edit/${id}`,
    acts: {
      bin: { from: ['public'], work: ({ id, version, accountId }) => desk.remove(Number(id), version, accountId) },
      restore: { from: ['bin'], work: ({ id }) => desk.restore(Number(id)) },
    },
  };
}
