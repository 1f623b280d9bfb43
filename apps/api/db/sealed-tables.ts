import { sealedApps } from '../src/features/accounts/second-factor/factors.table.ts';
import { sealedApplications, sealedDrafts, sealedEvents } from '../src/features/applications/applications.table.ts';
import { sealedOriginals, sealedPictures } from '../src/features/applications/proofs/proof-pictures.table.ts';
import { sealedFormatRequests } from '../src/features/format-requests/format-requests.table.ts';
import { sealedMessages } from '../src/features/notifications/notifications.table.ts';
import { sealedPersons } from '../src/features/people/people.table.ts';
import { sealedRiders } from '../src/features/transport/riders/riders.table.ts';
import type { SealedTable } from '../src/platform/sealed-text/vault.ts';

/** Everything that lies sealed, and is sealed anew when the keys are rotated. A test holds it against the schema. */
export const sealedTables: readonly SealedTable<string>[] = [
  sealedPersons,
  sealedDrafts,
  sealedApplications,
  sealedEvents,
  sealedPictures,
  sealedOriginals,
  sealedRiders,
  sealedFormatRequests,
  sealedMessages,
  sealedApps,
];
