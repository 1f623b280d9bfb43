import type { FastifyInstance } from 'fastify';
import { createPostViews } from './features/boards/index.ts';
import {
  createAccounts,
  dataKeysOf,
  nickNamesOf,
  staffOf,
  staffWithRoles,
  type SigningKeys,
} from './features/accounts/index.ts';
import { applicationsOf, createApplications } from './features/applications/index.ts';
import { createAuditLog } from './features/audit-log/index.ts';
import { createBackups } from './features/backups/index.ts';
import { createContents } from './features/contents/index.ts';
import { createDuties } from './features/duties/index.ts';
import { createFormatRequests } from './features/format-requests/index.ts';
import { createLinks } from './features/links/index.ts';
import { createMedia } from './features/media/index.ts';
import { createMemberships } from './features/memberships/index.ts';
import { createNotifications } from './features/notifications/index.ts';
import { createPeople, createPersonRights } from './features/people/index.ts';
import { identityOf, vansOf } from './features/settings/index.ts';
import { createStaffHome } from './features/staff-home/index.ts';
import { createRiders } from './features/transport/index.ts';
import { createContent } from './content.ts';
import { outcomesOf, relatedOf } from './case-outcomes.ts';
import { personalRecordsOf } from './personal-records.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { httpDoor } from './platform/http-door.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import { createPipeline } from './platform/pipeline.ts';
import { createBlindIndex } from './platform/sealed-text/blind-index.ts';
import { createVault } from './platform/sealed-text/vault.ts';

export interface ApiDeps {
  config: Config;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  log: Log;
}

/** The API as one thing: `plugin` for HTTP, `call` for the server's own loaders, both through the same pipeline. */
export function buildApi(deps: ApiDeps) {
  const people = { names: nickNamesOf, staff: staffOf };
  const auditLog = createAuditLog({ ...deps, people, secret: deps.keys.secret('audit-log') });
  const notifications = createNotifications({ ...deps, auditLog, dataKeys: dataKeysOf(deps.keys) });
  const accounts = createAccounts({
    ...deps,
    auditLog,
    queueMessage: notifications.queueMessage,
    hasMail: notifications.hasMail,
  });
  const limits = createLimits(deps.database, deps.keys.secret('limits'));
  const vault = createVault((of) => dataKeysOf(deps.keys, of));
  const memberships = createMemberships(deps);
  const riders = createRiders({ ...deps, vault });
  const persons = createPeople({
    ...deps,
    auditLog,
    vault,
    blindIndex: createBlindIndex(deps.keys.secret('blind-index')),
    names: nickNamesOf,
    related: relatedOf({ applicationsOf, members: memberships.among, riders: riders.among }),
    // Where somebody is reached is known once every feature is there.
    sendNoMore: (tx, id) => rights.sendNoMore(tx, id),
  });
  const media = createMedia({ ...deps, auditLog });
  const views = createPostViews(deps);
  const content = createContent({
    ...deps,
    media,
    auditLog,
    publicOrigin: deps.config.PUBLIC_ORIGIN,
    limits,
  });
  const applications = createApplications({
    ...deps,
    auditLog,
    vault,
    people: persons,
    limits,
    queueMessage: notifications.queueMessage,
    clinics: content.facilities.all,
    closures: content.serviceDays.closuresAhead,
    facts: content.facts.byKeys,
    accounts: async () => (await identityOf(deps.database.read)).accounts,
    linkSecret: deps.keys.secret('status-link'),
    workingDayAfter: content.serviceDays.workingDayAfter,
    privatePictures: media.privatePictures,
    office: {
      names: nickNamesOf,
      colleagues: staffWithRoles,
      vans: vansOf,
      outcomes: outcomesOf({ memberships, riders }),
    },
  });

  const formatRequests = createFormatRequests({
    ...deps,
    auditLog,
    vault,
    limits,
    people: persons,
    names: nickNamesOf,
  });

  const rights = createPersonRights({
    ...deps,
    auditLog,
    vault,
    names: nickNamesOf,
    others: personalRecordsOf({ ...deps, vault, content }),
  });

  const { boards, events, newsletters, programs, pages, faq } = content;
  const contents = createContents({
    ...deps,
    people,
    sources: [...boards.contents, ...[events, newsletters, programs, pages, faq].map((feature) => feature.contents)],
  });
  const backups = createBackups(deps);
  const links = createLinks({ ...deps, auditLog });
  const duties = createDuties({ ...deps, auditLog });
  const staffHome = createStaffHome({
    clock: deps.clock,
    counts: {
      applications: applications.countNew,
      'overdue-applications': applications.countOverdue,
      'format-requests': formatRequests.countDue,
      'sign-ups': accounts.countPending,
      messages: notifications.countAttention,
      'log-months': auditLog.countUnchecked,
      facts: content.facts.countUnchecked,
      links: links.count,
      retention: rights.countWaiting,
    },
    countUnlisted: (place, state, most) =>
      place === 'newsletters'
        ? content.newsletters.countUnlisted(state, most)
        : content.boards.countUnlisted(place, state, most),
    duties: duties.list,
    backups: backups.status,
  });

  const features = [
    accounts,
    notifications,
    persons,
    applications,
    formatRequests,
    rights,
    media,
    auditLog,
    backups,
    duties,
    contents,
    links,
    staffHome,
    ...Object.values(content),
  ];
  const endpoints = features.flatMap((feature) => feature.endpoints);
  const pipeline = createPipeline({
    endpoints,
    publicOrigin: deps.config.PUBLIC_ORIGIN,
    confirm: accounts.confirm,
    log: deps.log,
  });
  return {
    endpoints,
    call: pipeline.call,
    identify: accounts.identify,
    files: media.files,
    views,
    addresses: content.search.addresses,
    queueMessage: notifications.queueMessage,
    personalTables: rights.tables,
    housekeep: async () => {
      await accounts.housekeep();
      await notifications.housekeep();
      await applications.housekeep();
      await media.sweep();
      await content.boards.housekeep();
      await content.events.sweep();
      await content.newsletters.sweep();
    },
    plugin: (app: FastifyInstance) => httpDoor(app, { endpoints, pipeline, identify: accounts.identify }),
  };
}

export type Api = ReturnType<typeof buildApi>;
