import { registrationKeptDays } from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import { createEventDays } from './event-days.service.ts';
import type { EventRegistrationsDeps } from './event-registrations.deps.ts';
import { registrationsRepository } from './event-registrations.repository.ts';
import { eventRegistrationsEndpoints } from './event-registrations.routes.ts';
import { createOpenings } from './openings.service.ts';
import { createPlaces } from './places.ts';
import { createRegistering } from './registering.service.ts';

export type { ComingEvents } from './event-registrations.deps.ts';
export { createEventRegistrationRecords } from './event-registration-records.ts';
export { createEventRegistrationTasks } from './tell-registrants.ts';

/** Who comes to an event, who waits for a place, and who is told what. */
export function createEventRegistrations(deps: EventRegistrationsDeps) {
  const { database, clock } = deps;
  const moveUp = createPlaces(deps);
  const registering = createRegistering(deps);
  const openings = createOpenings(deps, moveUp);
  const days = createEventDays(deps, moveUp);
  return {
    endpoints: eventRegistrationsEndpoints({ registering, openings, days, tag: deps.events.tag }),
    isOn: registering.isOn,
    countToTell: openings.countToTell,
    /** Nearly all of the table is over its time after a while: an owner who is asked each night would say yes unread. */
    housekeep: () =>
      registrationsRepository.forgetEnded(database.jobs, addDays(seoulDate(clock.now()), -registrationKeptDays)),
  };
}
