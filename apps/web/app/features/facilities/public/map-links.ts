import type { Facility } from '@kidney/contract/facilities/facilities.schema.ts';

export interface MapLink {
  service: string;
  href: string;
}

/** Searches of the two maps that Koreans use; they ask for no key and are told nothing of the visitor but the name. */
export function mapLinks({ name, district }: Pick<Facility, 'name' | 'district'>): MapLink[] {
  const words = encodeURIComponent(`울산 ${district} ${name}`);
  return [
    { service: '카카오맵', href: `https://map.kakao.com/link/search/${words}` },
    { service: '네이버 지도', href: `https://map.naver.com/p/search/${words}` },
  ];
}
