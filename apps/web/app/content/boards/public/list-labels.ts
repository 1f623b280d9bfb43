import type { PostItem, PostList } from '@kidney/contract/content/boards/boards.schema.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import type { Asked } from './list-address.ts';
import type { PageLinks } from './page-links.ts';

/** A post in the list, with every word ready. */
export interface PostRow {
  id: number;
  number: string;
  title: string;
  day: string;
  date: string;
  office: string;
  files: number;
  views: string;
  isPinned: boolean;
}

/** A page of a board, ready to be drawn. */
export interface ShownList {
  heading: string;
  rows: PostRow[];
  links: PageLinks | null;
  /** False where what was searched for is too short. */
  isSearchable: boolean;
  /** Where a search goes on. */
  next: string | null;
}

/** A month as `2026-11`, and how many posts it holds. */
export type MonthCount = readonly [month: string, posts: number];

const counted = (number: number) => number.toLocaleString('ko-KR');

export function rowOf({ id, number, title, publishedAt, office, attachments, views, isPinned }: PostItem): PostRow {
  const day = dayInSeoul(publishedAt);
  return {
    id,
    number: String(number),
    title,
    day,
    date: formatDate(day),
    office,
    files: attachments,
    views: counted(views),
    isPinned,
  };
}

/** `2026년 11월` */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

/** What the list shows, as the line above it says. */
export function headingOf({ q, month, before }: Asked, { total, page }: PostList): string {
  if (q) return `‘${q}’ 검색 결과${total ? ` · ${counted(total)}건` : ''}`;
  if (month) return `${monthInWords(month)}과 그 전의 글`;
  if (before) return '지난 글';
  return `전체 ${counted(total ?? 0)}건${page !== null && page > 1 ? ` · ${page}쪽` : ''}`;
}
