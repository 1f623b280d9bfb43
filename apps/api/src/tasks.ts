import { contentOf } from './content-of.ts';
import { unrecorded } from './features/audit-log/index.ts';
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
  const { workshop } = createMedia({ ...deps, auditLog: unrecorded });
  const { search } = contentOf(deps.database);
  const newsletters = createNewsletterTasks({ database: deps.database, media: workshop, search });
  return { ...newsletters, tasks: { ...newsletters.tasks, ...createNotificationTasks(deps) } };
}
