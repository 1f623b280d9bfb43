import type { Log } from '../../platform/log.ts';
import { createContentActs } from './content-acts.service.ts';
import { contentsEndpoints } from './contents.routes.ts';
import { createContentsService, type ContentsDeps } from './contents.service.ts';

export type { ContentSource, Picked } from './content-source.ts';
export { listContents, type ContentListing } from './contents.repository.ts';

/** All content in one list. It knows no other feature: each hands in what it knows of its own. */
export function createContents(deps: ContentsDeps & { log: Log }) {
  const service = createContentsService(deps);
  return { endpoints: contentsEndpoints(service, createContentActs(deps)), search: service.search };
}
