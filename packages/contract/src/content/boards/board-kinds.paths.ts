/** Who in the house speaks: shown beside a post instead of a person's name. */
export const offices = ['사무국', '병원이송센터', '주간보호센터', '희망센터'] as const;
export type Office = (typeof offices)[number];

/** Five boards, one engine. `api` is the address under the API base, `site` the address of the list on the site. */
export const boards = {
  news: { api: '/news', site: '/community/news', title: '협회 소식', office: '사무국' },
  notice: { api: '/notice', site: '/community/notices', title: '공지사항', office: '사무국' },
  'daycare-news': { api: '/daycare/news', site: '/daycare/news', title: '주간보호 소식', office: '주간보호센터' },
  'daycare-notice': { api: '/daycare/notice', site: '/daycare/notice', title: '주간보호 공지', office: '주간보호센터' },
  'donation-report': {
    api: '/donation-report',
    site: '/love/reports',
    title: '기부금 모금액 및 활용실적',
    office: '사무국',
  },
} as const satisfies Record<string, { api: string; site: string; title: string; office: Office }>;

export type Board = keyof typeof boards;
export const boardNames = Object.keys(boards) as Board[];

export const postsOnPage = 20;
/** Pages that have a number; older ones are reached by cursor. */
export const numberedPages = 50;
export const pinnedMost = 5;
