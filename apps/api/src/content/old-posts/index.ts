import { oldPostUndoHours } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import type { OldPostsDeps } from './old-posts.deps.ts';
import { oldPostsRepository } from './old-posts.repository.ts';
import { oldPostsEndpoints } from './old-posts.routes.ts';
import { createOldPostsService } from './old-posts.service.ts';
import { createUndoOldPosts } from './undo-old-posts.ts';

export { normalOldAddress } from './old-address.ts';

const hour = 3_600_000;

/** Posts of the site that was there before, with their files and addresses. */
export function createOldPosts(deps: OldPostsDeps) {
  const service = createOldPostsService(deps);
  return {
    endpoints: oldPostsEndpoints(service, createUndoOldPosts(deps, service)),
    pathAt: service.pathAt,
    housekeep: () =>
      oldPostsRepository.forgetRows(deps.database.jobs, new Date(deps.clock.now().getTime() - oldPostUndoHours * hour)),
  };
}
