import { sealedApps } from '../src/office/accounts/second-factor/factors.table.ts';
import { sealedApplications, sealedDrafts, sealedEvents } from '../src/clients/applications/applications.table.ts';
import { sealedOriginals, sealedPictures } from '../src/clients/proofs/proof-pictures.table.ts';
import { sealedUnfinished } from '../src/clients/cases/unfinished/unfinished.table.ts';
import { sealedCallNotes } from '../src/clients/call-notes/call-notes.table.ts';
import { sealedGroupMessages } from '../src/clients/group-messages/group-messages.table.ts';
import { sealedEventRegistrations } from '../src/clients/event-registrations/event-registrations.table.ts';
import { sealedFormatRequests } from '../src/clients/format-requests/format-requests.table.ts';
import { sealedMessages } from '../src/office/notifications/notifications.table.ts';
import { sealedPersons } from '../src/clients/people/people.table.ts';
import { sealedRiders } from '../src/transport/riders/riders.table.ts';
import type { SealedTable } from '../src/platform/sealed-text/vault.ts';

/** Everything that lies sealed, and is sealed anew when the keys are rotated. A test holds it against the schema. */
export const sealedTables: readonly SealedTable<string>[] = [
  sealedPersons,
  sealedDrafts,
  sealedApplications,
  sealedEvents,
  sealedPictures,
  sealedOriginals,
  sealedUnfinished,
  sealedRiders,
  sealedFormatRequests,
  sealedCallNotes,
  sealedGroupMessages,
  sealedEventRegistrations,
  sealedMessages,
  sealedApps,
];
