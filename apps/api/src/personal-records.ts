import type { contentOf } from './content-of.ts';
import { dataKeysOf, type Secrets } from './office/accounts/index.ts';
import { createApplicationsRecords } from './clients/applications/index.ts';
import { createFormatRecords } from './clients/format-requests/index.ts';
import { memberRecords } from './clients/memberships/index.ts';
import { createMessageRecords, newestTexts, type PersonalRecords } from './clients/people/index.ts';
import { identityOf } from './office/settings/index.ts';
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
