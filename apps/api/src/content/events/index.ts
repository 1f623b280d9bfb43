import { contentLinks, createContent, type ContentDeps } from '../engine/index.ts';
import { createEventCalendars } from './event-calendars.service.ts';
import { comingEvents } from './coming-events.ts';
import { describeEvents } from './events.definition.ts';
import { eventsEndpoints } from './events.routes.ts';
import { createEventsService } from './events.service.ts';

interface Deps extends ContentDeps {
  /** The address visitors type: events in calendars are named after it and lead back to it. */
  publicOrigin: string;
  /** Whether somebody can register for it on the site. */
  takesRegistrations?(id: number): Promise<boolean>;
}

const nobodyRegisters = async () => false;

export function createEvents(deps: Deps) {
  const definition = describeEvents(deps.clock);
  const { editor, endpoints, ...events } = createContent(definition, deps);
  const service = createEventsService(deps, editor.get, deps.takesRegistrations ?? nobodyRegisters);
  return {
    ...events,
    coming: comingEvents,
    endpoints: [...eventsEndpoints(service, createEventCalendars(deps)), ...endpoints],
    links: contentLinks('event', definition, editor, deps.database),
  };
}
