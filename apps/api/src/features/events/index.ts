import { createEventCalendars } from './event-calendars.service.ts';
import { eventContents } from './event-contents.ts';
import { createEventDesk } from './event-desk.service.ts';
import { eventDeskEndpoints, eventDraftsEndpoints } from './event-desk.routes.ts';
import { createEventDrafts } from './event-drafts.service.ts';
import { createEventLinks } from './event-links.ts';
import type { EventsDeps } from './events.deps.ts';
import { eventsEndpoints } from './events.routes.ts';
import { createEventsService } from './events.service.ts';

export function createEvents(deps: EventsDeps) {
  const service = createEventsService(deps.database, deps.clock);
  const desk = createEventDesk(deps);
  return {
    endpoints: [
      ...eventsEndpoints(service, createEventCalendars(deps)),
      ...eventDeskEndpoints(desk),
      ...eventDraftsEndpoints(createEventDrafts(deps)),
    ],
    contents: eventContents(deps, desk),
    seed: desk.seed,
    reindex: desk.reindex,
    links: createEventLinks(deps.database),
    sweep: desk.sweep,
  };
}
