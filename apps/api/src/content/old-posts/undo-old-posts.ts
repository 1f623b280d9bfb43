import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { oldPostUndoHours } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { AppError } from '../../platform/errors.ts';
import type { OldPostsDeps } from './old-posts.deps.ts';
import { oldPostsRepository } from './old-posts.repository.ts';
import type { OldPostsService } from './old-posts.service.ts';

const hour = 3_600_000;

/** Takes out what a file brought in, with its files and old addresses; what somebody has changed since stays. */
export function createUndoOldPosts(deps: OldPostsDeps, { presentOne }: Pick<OldPostsService, 'presentOne'>) {
  const { database, clock, auditLog, files, batches } = deps;
  return async (id: string, by: number): Promise<OldPostRecord> => {
    const done = await database.write.transaction(async (tx) => {
      if (!(await oldPostsRepository.hold(tx))) throw new AppError('UNAVAILABLE', { retryAfter: 30 });
      const record = await oldPostsRepository.lock(tx, id);
      if (!record) throw new AppError('NOT_FOUND', { message: '그런 기록이 없습니다.' });
      if (record.undoneAt) throw new AppError('CONFLICT', { message: '이미 되돌렸습니다.' });
      const now = clock.now();
      if (now.getTime() >= record.at.getTime() + oldPostUndoHours * hour)
        throw new AppError('CONFLICT', { message: '넣은 지 하루가 지나 되돌릴 수 없습니다. 글마다 지워 주십시오.' });
      const ids = await oldPostsRepository.postsOf(tx, id);
      const { removed, files: left } = await batches.removeAll(tx, ids);
      auditLog.record(tx, 'undone', { kind: 'old-posts', id }, { details: { posts: removed.length } });
      const values = { undoneAt: now, undoneBy: by, removed: removed.length, kept: ids.length - removed.length };
      return { record: await presentOne(tx, await oldPostsRepository.end(tx, id, values)), left };
    });
    await files.removeAll(done.left);
    return done.record;
  };
}
