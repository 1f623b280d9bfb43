/** Everything that staff write for visitors. A board is a kind of its own, because its posts are called after it. */
export const contentKinds = [
  'notice',
  'news',
  'daycare-notice',
  'daycare-news',
  'donation-report',
  'event',
  'newsletter',
  'program',
  'page',
  'faq',
] as const;
export type ContentKind = (typeof contentKinds)[number];
export const kindNames: Record<ContentKind, string> = {
  notice: '공지사항',
  news: '협회 소식',
  'daycare-notice': '주간보호 공지',
  'daycare-news': '주간보호 소식',
  'donation-report': '기부금 활용실적',
  event: '행사',
  newsletter: '소식지',
  program: '프로그램',
  page: '안내 페이지',
  faq: '자주 묻는 질문',
};

export const contentStates = ['public', 'scheduled', 'kept', 'bin'] as const;
export type ContentState = (typeof contentStates)[number];
export const stateNames: Record<ContentState, string> = {
  public: '공개',
  scheduled: '예약 공개',
  kept: '비공개 보관',
  bin: '휴지통',
};

/** What can be done to many at once. */
export const contentActs = ['publish', 'withdraw', 'bin', 'restore'] as const;
export type ContentAct = (typeof contentActs)[number];

export const contentsOnPage = 30;
/** In one file. */
export const contentsInSheet = 1_000;
/** So many in one go. */
export const pickedMost = 50;
export const contentWordsMax = 60;
