import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import type { District } from '../platform/district.ts';
import type { Log } from '../platform/log.ts';
import { createAccounts, dataKeysOf, nickNamesOf, staffOf, type OpenWork, type SigningKeys } from './accounts/index.ts';
import { createAuditLog } from './audit-log/index.ts';
import { createDuties } from './duties/index.ts';
import { createNotifications } from './notifications/index.ts';
import { createRevisions } from './revisions/index.ts';
import { createSettings } from './settings/index.ts';
import { tellOwnersOfDisaster } from './tell-owners.ts';

export interface OfficeDeps {
  config: Config;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  log: Log;
}

interface HandedIn {
  /** The open cases of those who work here, of which a district above knows. Asked for once that is built. */
  openWork(): OpenWork;
}

export function buildOffice({ openWork, ...deps }: OfficeDeps & HandedIn) {
  const people = { names: nickNamesOf, staff: staffOf };
  const auditLog = createAuditLog({ ...deps, people, secret: deps.keys.secret('audit-log') });
  const notifications = createNotifications({ ...deps, auditLog, dataKeys: dataKeysOf(deps.keys) });
  const { queueMessage, hasMail } = notifications;
  const accounts = createAccounts({ ...deps, auditLog, queueMessage, hasMail, openWork });
  const revisions = createRevisions({ ...deps, names: nickNamesOf });
  const settings = createSettings({
    ...deps,
    auditLog,
    revisions,
    onDisasterSwitched: tellOwnersOfDisaster(queueMessage),
  });
  const duties = createDuties({ ...deps, auditLog });
  return {
    features: [accounts, notifications, auditLog, settings, duties],
    housekeeping: [accounts.housekeep, notifications.housekeep],
    people,
    accounts,
    auditLog,
    notifications,
    revisions,
    duties,
  } satisfies District & Record<string, unknown>;
}

export type Office = ReturnType<typeof buildOffice>;
