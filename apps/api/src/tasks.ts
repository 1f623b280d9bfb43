import { contentOf } from './content-of.ts';
import { unrecorded } from './features/audit-log/index.ts';
import { createLinkTasks } from './features/links/index.ts';
import { createMedia, type MediaDeps } from './features/media/index.ts';
import { createNewsletterTasks } from './features/newsletters/index.ts';
import { createNotificationTasks, type ChannelConfig } from './features/notifications/index.ts';
import type { DataKeys } from './platform/sealed-text/sealed-text.ts';

interface TasksDeps extends Omit<MediaDeps, 'auditLog'> {
  config: MediaDeps['config'] & ChannelConfig;
  dataKeys: DataKeys;
}

/** Everything the worker does. */
export function buildTasks(deps: TasksDeps) {
  const { config, database, clock } = deps;
  const media = createMedia({ ...deps, auditLog: unrecorded });
  const { search, ...content } = contentOf(database);
  const newsletters = createNewsletterTasks({ database, media: media.workshop, search });
  const origins = [config.PUBLIC_ORIGIN, ...(config.FILES_ORIGIN === undefined ? [] : [config.FILES_ORIGIN])];
  const links = createLinkTasks({
    database,
    clock,
    hosts: origins.map((origin) => new URL(origin).host),
    publicPaths: search.addresses.publicPaths,
    readyFiles: async (ids) => new Set((await media.describe(database.read, ids)).keys()),
    sources: Object.values(content).flatMap((feature) => ('links' in feature ? [feature.links] : [])),
  });
  return {
    tasks: { ...newsletters.tasks, ...links.tasks, ...createNotificationTasks(deps) },
    scheduled: links.scheduled,
    takeUp: newsletters.takeUp,
  };
}
