import type { FastifyInstance } from 'fastify';
import { createPostViews } from './features/boards/index.ts';
import { createAccounts, dataKeysOf, nickNamesOf, staffOf, type SigningKeys } from './features/accounts/index.ts';
import { createAuditLog } from './features/audit-log/index.ts';
import { createBackups } from './features/backups/index.ts';
import { createContents } from './features/contents/index.ts';
import { createDuties } from './features/duties/index.ts';
import { createLinks } from './features/links/index.ts';
import { createMedia } from './features/media/index.ts';
import { createNotifications } from './features/notifications/index.ts';
import { createStaffHome } from './features/staff-home/index.ts';
import { createContent } from './content.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { httpDoor } from './platform/http-door.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import { createPipeline } from './platform/pipeline.ts';

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
  const media = createMedia({ ...deps, auditLog });
  const views = createPostViews(deps);
  const content = createContent({
    ...deps,
    media,
    auditLog,
    publicOrigin: deps.config.PUBLIC_ORIGIN,
    limits: createLimits(deps.database, deps.keys.secret('limits')),
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
      'sign-ups': accounts.countPending,
      messages: notifications.countAttention,
      'log-months': auditLog.countUnchecked,
      facts: content.facts.countUnchecked,
      links: links.count,
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
    housekeep: async () => {
      await accounts.housekeep();
      await notifications.housekeep();
      await media.sweep();
      await content.boards.housekeep();
      await content.events.sweep();
      await content.newsletters.sweep();
    },
    plugin: (app: FastifyInstance) => httpDoor(app, { endpoints, pipeline, identify: accounts.identify }),
  };
}

export type Api = ReturnType<typeof buildApi>;
