import { AppError } from '../../platform/errors.ts';
import type { StoredContent } from './define-content.ts';

interface Words {
  plain: string;
  subject: string;
}

/** Refuses what is not there, and what lies in the bin. */
export function refuseMissing<Row extends StoredContent>(
  { plain, subject }: Words,
  row: Row | undefined,
  /** Said instead of what every kind says. */
  gone?: string,
): asserts row is Row {
  if (!row) throw new AppError('NOT_FOUND', { message: gone ?? `찾으시는 ${subject} 없습니다.` });
  if (row.removedAt) {
    throw new AppError('NOT_FOUND', { message: gone ?? `휴지통에 있는 ${plain}입니다. 먼저 되살리십시오.` });
  }
}
