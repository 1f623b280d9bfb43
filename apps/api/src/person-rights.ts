import { contentOf } from './content-of.ts';
import { dataKeysOf, loadSecrets, nickNamesOf } from './office/accounts/index.ts';
import { createLogWriter } from './office/audit-log/index.ts';
import { createPersonRights } from './clients/people/index.ts';
import { personalRecordsOf } from './personal-records.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createVault } from './platform/sealed-text/vault.ts';

/** What people may ask of us, for the command line. */
export function personRightsOf(database: Database, keysFolder: string) {
  const keys = loadSecrets(keysFolder);
  const vault = createVault((of) => dataKeysOf(keys, of));
  const clock = systemClock;
  return createPersonRights({
    database,
    clock,
    vault,
    auditLog: createLogWriter(keys.secret('audit-log')),
    names: nickNamesOf,
    others: personalRecordsOf({ clock, keys, vault, database, content: contentOf(database) }),
  });
}
