import type { PostPlace } from './post-lists.repository.ts';

const largestId = 2_147_483_647;

export function writeCursor({ publishedAt, id }: PostPlace): string {
  return `${publishedAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** The contract has checked its form. */
export function readCursor(cursor: string): PostPlace {
  const [moment = '', id = ''] = cursor.split('-');
  return { publishedAt: new Date(parseInt(moment, 36)), id: Math.min(parseInt(id, 36), largestId) };
}

/** The place after the last post of that month in Seoul. */
export function endOfMonth(month: string): PostPlace {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { publishedAt: new Date(Date.UTC(year, number, 1) - 9 * 3_600_000), id: 0 };
}
