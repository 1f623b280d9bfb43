import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import { headBelow, listHead, type BoardHead } from '../public/board-looks.ts';

/** What is written on each board, as the titles of its writing pages say it. */
const things: Record<Board, string> = {
  news: '협회 소식',
  notice: '공지사항',
  'daycare-news': '주간보호센터 소식',
  'daycare-notice': '주간보호센터 공지',
  'donation-report': '기부금 활용실적',
};

/** Writing a notice or a piece of news of the centre has no banner, says the specification; other writing has its board's. */
const withBanner: readonly Board[] = ['news', 'donation-report'];

export const writingTitle = ({ board }: BoardHead, act: '글쓰기' | '고치기') => `${things[board]} ${act}`;

export function writingHead(head: BoardHead, act: '글쓰기' | '고치기'): PageHeadData {
  const { banner } = listHead(head);
  return {
    ...headBelow(head, writingTitle(head, act)),
    ...(banner && withBanner.includes(head.board) && { banner }),
  };
}
