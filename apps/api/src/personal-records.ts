import type { contentOf } from './content-of.ts';
import { dataKeysOf, type Secrets } from './office/accounts/index.ts';
import { createApplicationRecords } from './clients/applications/index.ts';
import { createCallNoteRecords } from './clients/call-notes/index.ts';
import { createUnfinishedRecords } from './clients/cases/index.ts';
import { createEventRegistrationRecords } from './clients/event-registrations/index.ts';
import { createFormatRecords } from './clients/format-requests/index.ts';
import { createFormContext } from './clients/forms/index.ts';
import { createGroupMessageRecords } from './clients/group-messages/index.ts';
import { importRecords } from './clients/imports/index.ts';
import { memberRecords } from './clients/memberships/index.ts';
import { createMessageRecords, newestTexts, type PersonalRecords } from './clients/people/index.ts';
import { createProofRecords } from './clients/proofs/index.ts';
import { createTourRecords } from './clients/tours/index.ts';
import { identityOf, regionOf } from './office/settings/index.ts';
import { createRiderRecords } from './transport/riders/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createSealedText } from './platform/sealed-text/sealed-text.ts';
import type { Vault } from './platform/sealed-text/vault.ts';

interface Deps {
  clock: Clock;
  keys: Secrets;
  vault: Vault;
  database: Database;
  content: Pick<ReturnType<typeof contentOf>, 'facilities' | 'facts' | 'serviceDays'>;
}

/** What each feature knows of people, beside the people themselves. A test says of a new table whether it is missing here. */
export function personalRecordsOf({ clock, keys, vault, database, content }: Deps): PersonalRecords[] {
  const riders = createRiderRecords({ vault });
  const formContext = createFormContext({
    clock,
    clinics: content.facilities.all,
    closures: content.serviceDays.closuresAhead,
    facts: content.facts.byKeys,
    accounts: async () => (await identityOf(database.read)).accounts,
    region: () => regionOf(database.read),
    people: { consentTexts: newestTexts },
  });
  const isHeld = { membership: memberRecords.needs, transport: riders.needs };
  // Erased in this order: what hangs on an application goes before it.
  return [
    // First, and before the messages: what the worker writes to them meanwhile is found then.
    createEventRegistrationRecords({ vault, clock }),
    createMessageRecords({ sealed: createSealedText(dataKeysOf(keys)) }),
    createGroupMessageRecords({ vault }),
    createUnfinishedRecords({ vault, formContext }),
    createProofRecords({ vault }),
    createCallNoteRecords({ vault }),
    importRecords,
    createTourRecords({ clock }),
    createApplicationRecords({ vault, formContext, isHeld }),
    memberRecords,
    riders,
    createFormatRecords({ vault }),
  ];
}
