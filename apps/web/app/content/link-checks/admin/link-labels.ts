import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { LinkPlace, LinkProblem } from '@kidney/contract/content/link-checks/link-names.paths.ts';
import type { BrokenLink } from '@kidney/contract/content/link-checks/link-checks.schema.ts';

interface ProblemWords {
  label: string;
  /** What to do about it. */
  advice: string;
}

export const problemWords: Record<LinkProblem, ProblemWords> = {
  missing: { label: '없는 주소', advice: '주소를 바르게 고치거나 링크를 지워 주십시오.' },
  unpublished: {
    label: '공개하지 않은 글',
    advice: '그 글을 공개하거나, 휴지통에서 되살리거나, 링크를 지워 주십시오.',
  },
  staff: { label: '직원만 여는 화면', advice: '방문자가 보는 화면의 주소로 바꾸어 주십시오.' },
  file: { label: '없어진 파일', advice: '파일이나 사진을 다시 올려 주십시오.' },
};

interface Place {
  label: string;
  /** Where it is changed. */
  to(key: string): string;
}

const board = (name: Board): Place => ({ label: boards[name].title, to: (key) => `${boards[name].site}/edit/${key}` });

const places: Record<LinkPlace, Place> = {
  news: board('news'),
  notice: board('notice'),
  'daycare-news': board('daycare-news'),
  'daycare-notice': board('daycare-notice'),
  'donation-report': board('donation-report'),
  event: { label: '행사', to: (key) => `/community/events/edit/${key}` },
  newsletter: { label: '소식지', to: (key) => `/community/newsletter/edit/${key}` },
  program: { label: '프로그램', to: (key) => `/daycare/programs/edit/${key}` },
  page: { label: '안내 화면', to: (key) => `/${key.replace('-', '/')}` },
  fact: { label: '금액과 사실', to: (key) => `/admin/facts?key=${key}` },
  setting: { label: '설정', to: () => '/admin/settings' },
};

const settingTitles: Record<string, string> = { identity: '협회 정보', banner: '알림 띠' };

/** Where the link stands, and the screen on which it is mended. */
export function placeOf({ place, key, title }: Pick<BrokenLink, 'place' | 'key' | 'title'>) {
  const { label, to } = places[place];
  return { label, title: place === 'setting' ? (settingTitles[key] ?? key) : title, to: to(key) };
}
