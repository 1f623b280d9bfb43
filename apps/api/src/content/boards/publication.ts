import type { Publish } from '@kidney/contract/content/boards/boards.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { StoredPost } from './posts.repository.ts';

/** Whether and when a post is to be seen. What has been public once keeps its moment, as it keeps its number. */
export function publication(
  publish: Publish,
  before: Pick<StoredPost, 'number' | 'publishedAt'> | null,
  now: Date,
): Pick<StoredPost, 'listed' | 'publishedAt'> {
  if (before && before.number !== null) {
    const asked = publish.state === 'scheduled' ? new Date(publish.at) : now;
    if (asked > now) {
      const message = '이미 공개했던 글은 예약할 수 없습니다.';
      throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'publish.at', message }] });
    }
    return { listed: publish.state !== 'kept', publishedAt: before.publishedAt };
  }
  if (publish.state === 'kept') return { listed: false, publishedAt: null };
  const asked = publish.state === 'scheduled' ? new Date(publish.at) : now;
  return { listed: true, publishedAt: asked > now ? asked : now };
}
