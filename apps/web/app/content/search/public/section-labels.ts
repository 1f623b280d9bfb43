import type { SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';

/** As the menu calls them. */
export const sectionWords: Readonly<Record<SearchSection, string>> = {
  transport: '병원 이동',
  kidney: '신장 정보',
  community: '소식·참여',
  daycare: '주간보호',
  hope: '희망센터',
  love: '사랑 나눔',
  association: '협회 소개',
  site: '누리집 안내',
};
