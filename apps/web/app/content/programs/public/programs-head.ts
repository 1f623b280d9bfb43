import { bannerOf } from '../../../art/banners.ts';
import { logos } from '../../../art/logos.ts';
import type { PageHeadData } from '../../../platform/route-handle.ts';

export const programsPath = '/daycare/programs';
export const programPath = (id: number) => `${programsPath}/${id}`;
export const programsTitle = '프로그램';

/** The way to what stands below the list. */
export const programCrumbs = [
  { label: '홈', to: '/' },
  { label: '주간보호', to: '/sitemap#daycare' },
  { label: programsTitle, to: programsPath },
];

export const programsHead: PageHeadData = {
  title: programsTitle,
  lead: '주간보호에서 함께하는 시간입니다.',
  icon: 'home',
  banner: bannerOf('day'),
  logo: logos.daycare,
};
