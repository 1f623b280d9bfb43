import type { createContent } from './content.ts';
import { dataKeysOf, type Secrets } from './features/accounts/index.ts';
import { createApplicationsRecords } from './features/applications/index.ts';
import { createFormatRecords } from './features/format-requests/index.ts';
import { memberRecords } from './features/memberships/index.ts';
import { createMessageRecords } from './features/notifications/index.ts';
import { newestTexts, type PersonalRecords } from './features/people/index.ts';
import { identityOf } from './features/settings/index.ts';
import { createRiderRecords } from './features/transport/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createSealedText } from './platform/sealed-text/sealed-text.ts';
import type { Vault } from './platform/sealed-text/vault.ts';

interface Deps {
  clock: Clock;
  keys: Secrets;
  vault: Vault;
  database: Database;
  content: Pick<ReturnType<typeof createContent>, 'facilities' | 'facts' | 'serviceDays'>;
}

/** What each feature knows of people, beside the people themselves. A test says of a new table whether it is missing here. */
export function personalRecordsOf({ clock, keys, vault, database, content }: Deps): PersonalRecords[] {
  const riders = createRiderRecords({ vault });
  return [
    createMessageRecords({ sealed: createSealedText(dataKeysOf(keys)) }),
    createApplicationsRecords({
      clock,
      vault,
      clinics: content.facilities.all,
      closures: content.serviceDays.closuresAhead,
      facts: content.facts.byKeys,
      accounts: async () => (await identityOf(database.read)).accounts,
      people: { consentTexts: newestTexts },
      isHeld: { membership: memberRecords.needs, transport: riders.needs },
    }),
    memberRecords,
    riders,
    createFormatRecords({ vault }),
  ];
}
