import { callNotesEndpoints } from './call-notes.routes.ts';
import { createCallNotesService, type CallNotesDeps } from './call-notes.service.ts';
import { createPractisedNotes } from './practised-notes.ts';

export { createCallNoteRecords } from './call-note-records.ts';

/** Calls that could not be finished: who waits to be called back. */
export function createCallNotes(deps: CallNotesDeps) {
  const service = createCallNotesService(deps);
  return {
    endpoints: callNotesEndpoints(service),
    /** As the list shows them, each look in the log. */
    list: service.list,
    keep: service.keep,
    countOpen: service.countOpen,
    housekeep: service.housekeep,
    ofTours: createPractisedNotes(deps),
  };
}
