export interface MapLink {
  service: string;
  href: string;
}

/** Searches of the two maps that Koreans use; they ask for no key and are told nothing of the visitor but the words. */
export function mapSearch(words: string): MapLink[] {
  const encoded = encodeURIComponent(words);
  return [
    { service: '카카오맵', href: `https://map.kakao.com/link/search/${encoded}` },
    { service: '네이버 지도', href: `https://map.naver.com/p/search/${encoded}` },
  ];
}
