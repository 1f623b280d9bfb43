import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { bannerOf, type BannerName } from '../../../art/banners.ts';
import { logos } from '../../../art/logos.ts';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

interface Look {
  icon: IconName;
  lead: string;
  section: { label: string; to: string };
  /** Pages of which the specification says "no banner" have none. */
  banner?: BannerName;
  logo?: keyof typeof logos;
}

const community = { label: '소식·참여', to: '/sitemap#community' };
const love = { label: '사랑 나눔', to: '/sitemap#love' };
const daycare = { label: '주간보호', to: '/sitemap#daycare' };

const looks: Record<Board, Look> = {
  news: { icon: 'bell', lead: '협회가 한 일과 회원님의 이야기입니다.', section: community, banner: 'community' },
  notice: { icon: 'bell', lead: '회원님이 꼭 아셔야 할 일을 알려 드립니다.', section: community },
  'daycare-news': {
    icon: 'home',
    lead: '주간보호센터에서 함께 지낸 하루하루의 이야기입니다.',
    section: daycare,
    banner: 'day',
    logo: 'daycare',
  },
  'daycare-notice': {
    icon: 'home',
    lead: '주간보호센터에서 알려 드리는 일입니다.',
    section: daycare,
    banner: 'day',
    logo: 'daycare',
  },
  'donation-report': {
    icon: 'hands',
    lead: '보내 주신 후원금이 얼마이고 어디에 썼는지 해마다 4월 30일까지 밝힙니다.',
    section: love,
    banner: 'love',
  },
};

/** What a loader says of the board that its page belongs to. */
export interface BoardHead {
  board: Board;
  name: string;
  /** Where its list stands. */
  path: string;
}

export const leadOf = (board: Board) => looks[board].lead;

export function listHead({ board, name }: BoardHead): PageHeadData {
  const { icon, lead, banner, logo } = looks[board];
  return { title: name, icon, lead, ...(banner && { banner: bannerOf(banner) }), ...(logo && { logo: logos[logo] }) };
}

/** The head of what stands below a board: a post, or writing one. */
export function headBelow({ board, name, path }: BoardHead, title: string): PageHeadData {
  const { icon, section } = looks[board];
  return { title, icon, crumbs: [{ label: '홈', to: '/' }, section, { label: name, to: path }] };
}
