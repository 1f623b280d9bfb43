import { contentOf } from './content-of.ts';
import { createMedia, type MediaDeps } from './features/media/index.ts';
import { createNewsletterTasks } from './features/newsletters/index.ts';

/** Everything the worker does. */
export function buildTasks(deps: MediaDeps) {
  const { workshop } = createMedia(deps);
  const { search } = contentOf(deps.database);
  return createNewsletterTasks({ database: deps.database, media: workshop, search });
}
