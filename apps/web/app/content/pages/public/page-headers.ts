import { bannerOf, type BannerName } from '../../../art/banners.ts';
import { logos } from '../../../art/logos.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { PageHeaderData } from '../../../ui/page-header/page-header.tsx';

interface Look {
  icon: IconName;
  /** Pages of which the specification says "no banner" have none. */
  banner?: BannerName;
  logo?: keyof typeof logos;
}

/** How the head of each page looks. Its words are the page's own. */
const looks: Record<string, Look> = {
  'association-purpose': { icon: 'hands', banner: 'association' },
  'association-projects': { icon: 'list', banner: 'association' },
  'association-greeting': { icon: 'person' },
  'association-organization': { icon: 'users' },
  'association-history': { icon: 'clock' },
  'association-directions': { icon: 'pin' },
  'kidney-overview': { icon: 'kidney' },
  'kidney-therapy': { icon: 'kidney' },
  'kidney-first-weeks': { icon: 'calendar', banner: 'kidney' },
  'kidney-disaster': { icon: 'alert', banner: 'kidney' },
  'kidney-welfare': { icon: 'hands' },
  'transport-center': { icon: 'van', banner: 'transport', logo: 'transport' },
  'daycare-overview': { icon: 'home', banner: 'day', logo: 'daycare' },
  'daycare-introduction': { icon: 'home', banner: 'day', logo: 'daycare' },
  'hope-center': { icon: 'hands', banner: 'hope', logo: 'hope' },
  'love-donation': { icon: 'kidney', banner: 'love', logo: 'donation' },
  'love-sponsorship': { icon: 'hands', banner: 'love' },
  'community-membership': { icon: 'users', banner: 'community' },
  privacy: { icon: 'file', banner: 'association' },
  terms: { icon: 'file', banner: 'association' },
  accessibility: { icon: 'check', banner: 'association' },
};

export function headerOf(key: string): Omit<PageHeaderData, 'title'> {
  const { icon, banner, logo } = looks[key] ?? { icon: 'file' };
  return { icon, ...(banner && { banner: bannerOf(banner) }), ...(logo && { logo: logos[logo] }) };
}
