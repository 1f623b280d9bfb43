import { nickNamesOf, staffWithRoles } from '../office/accounts/index.ts';
import type { Office, OfficeDeps } from '../office/build-office.ts';
import { identityOf, vansOf } from '../office/settings/index.ts';
import { tellOwnersOfMessages } from '../office/tell-owners.ts';
import type { District } from '../platform/district.ts';
import type { Limits } from '../platform/limits.ts';
import { createBlindIndex } from '../platform/sealed-text/blind-index.ts';
import type { Vault } from '../platform/sealed-text/vault.ts';
import { applicationsOf, createApplications, type ApplicationsDeps } from './applications/index.ts';
import { outcomesOf, relatedOf, type Riders } from './case-outcomes.ts';
import { createFormatRequests } from './format-requests/index.ts';
import { createMemberships } from './memberships/index.ts';
import { createPeople, createPersonRights, type PersonalRecords } from './people/index.ts';

type HandedIn = Pick<ApplicationsDeps, 'clinics' | 'closures' | 'facts' | 'workingDayAfter' | 'privatePictures'>;

interface Deps extends OfficeDeps, HandedIn {
  office: Pick<Office, 'auditLog' | 'notifications'>;
  limits: Limits;
  vault: Vault;
  /** Who rides is known above. */
  riders: Riders;
  /** What each feature knows of people, beside the people themselves. */
  records: readonly PersonalRecords[];
}

export function buildClients({ office: { auditLog, notifications }, riders, records, ...deps }: Deps) {
  const { config, database, keys } = deps;
  const { queueMessage } = notifications;
  const common = { ...deps, auditLog, names: nickNamesOf };
  const memberships = createMemberships(deps);
  const rights = createPersonRights({ ...common, others: records });
  const people = createPeople({
    ...common,
    blindIndex: createBlindIndex(keys.secret('blind-index')),
    related: relatedOf({ applicationsOf, members: memberships.among, riders: riders.among }),
    sendNoMore: rights.sendNoMore,
    // Applications build on people: what people ask of them is known a moment later.
    rideOf: (tx, id) => applications.rideOf(tx, id),
    forgetAnswers: (tx, id, text) => applications.forgetAnswers(tx, id, text),
  });
  const applications = createApplications({
    ...common,
    people,
    queueMessage,
    messages: notifications.mender,
    accounts: async () => (await identityOf(database.read)).accounts,
    strangerMessages: {
      mostADay: config.STRANGER_MESSAGES_A_DAY,
      alarm: tellOwnersOfMessages(deps, queueMessage),
    },
    linkSecret: keys.secret('status-link'),
    office: {
      names: nickNamesOf,
      colleagues: staffWithRoles,
      vans: vansOf,
      outcomes: outcomesOf({ memberships, riders }),
    },
  });
  const formatRequests = createFormatRequests({ ...common, people });
  return {
    features: [people, applications, formatRequests, rights],
    housekeeping: [applications.housekeep],
    applications,
    formatRequests,
    rights,
  } satisfies District & Record<string, unknown>;
}

export type Clients = ReturnType<typeof buildClients>;
