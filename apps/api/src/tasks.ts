import { contentOf } from './content-of.ts';
import { dataKeysOf, type Secrets } from './office/accounts/index.ts';
import { createLogWriter, unrecorded } from './office/audit-log/index.ts';
import { createFactTasks } from './content/facts/index.ts';
import { createLinkCheckTasks } from './content/link-checks/index.ts';
import { createMedia, type MediaDeps } from './content/media/index.ts';
import { createNewsletterTasks } from './content/newsletters/index.ts';
import {
  channelsSetUp,
  createNotificationTasks,
  createQueueOf,
  type ChannelConfig,
} from './office/notifications/index.ts';
import { createEventRegistrationTasks } from './clients/event-registrations/index.ts';
import { createRetentionTasks } from './clients/people/index.ts';
import { personalRecordsOf } from './personal-records.ts';
import { createVault } from './platform/sealed-text/vault.ts';

interface TasksDeps extends Omit<MediaDeps, 'auditLog'> {
  config: MediaDeps['config'] & ChannelConfig;
  keys: Secrets;
}

/** Everything the worker does. */
export function buildTasks(deps: TasksDeps) {
  const { config, database, clock, keys } = deps;
  const media = createMedia({ ...deps, auditLog: unrecorded });
  const { search, ...content } = contentOf(database);
  const newsletters = createNewsletterTasks({ database, media: media.workshop, search });
  const origins = [config.PUBLIC_ORIGIN, ...(config.FILES_ORIGIN === undefined ? [] : [config.FILES_ORIGIN])];
  const links = createLinkCheckTasks({
    database,
    clock,
    hosts: origins.map((origin) => new URL(origin).host),
    publicPaths: search.addresses.publicPaths,
    readyFiles: async (ids) => new Set((await media.describe(database.read, ids)).keys()),
    sources: Object.values(content).flatMap((feature) => ('links' in feature ? [feature.links] : [])),
  });
  const facts = createFactTasks(content.facts);
  const vault = createVault((of) => dataKeysOf(keys, of));
  const retention = createRetentionTasks({
    database,
    clock,
    vault,
    auditLog: createLogWriter(keys.secret('audit-log')),
    others: personalRecordsOf({ clock, keys, vault, database, content }),
  });
  const registrations = createEventRegistrationTasks({
    database,
    clock,
    vault,
    auditLog: createLogWriter(keys.secret('audit-log')),
    events: content.events.coming,
    queueMessage: createQueueOf({ dataKeys: dataKeysOf(keys), publicOrigin: config.PUBLIC_ORIGIN }),
    hasPhone: channelsSetUp(config).phone,
  });
  return {
    tasks: {
      ...newsletters.tasks,
      ...links.tasks,
      ...facts.tasks,
      ...retention.tasks,
      ...registrations.tasks,
      ...createNotificationTasks({ ...deps, dataKeys: dataKeysOf(keys) }),
    },
    scheduled: [...links.scheduled, ...facts.scheduled, ...retention.scheduled, ...registrations.scheduled],
    takeUp: newsletters.takeUp,
  };
}
