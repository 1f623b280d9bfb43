import { bannerBounds } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { Banner } from '@kidney/contract/office/settings/settings.schema.ts';
import { addressMost } from '@kidney/contract/shared/link-bounds.ts';
import { fromWallTime, toWallTime } from '../../../platform/seoul-moment.ts';
import type { GroupForm } from './group-form.ts';

/** Moments as the browser's fields take them, by the clock in Seoul. */
type BannerDraft = Record<keyof Banner, string>;

const tones = [
  { value: 'urgent', label: '긴급' },
  { value: 'notice', label: '안내' },
];
const wallTime = (typed: string) => typed.replace('T', ' ');

export const bannerForm: GroupForm<BannerDraft> = {
  group: 'banner',
  title: '긴급 알림',
  lead: '모든 화면 맨 위에 한 줄로 알립니다.',
  subject: '긴급 알림을',
  first: 'text',
  quiet: ({ text }) => (text === '' ? '지금은 알리는 말이 없습니다.' : undefined),
  fields: {
    tone: { label: '종류', as: 'radio', options: tones, isWide: true },
    text: {
      label: '알리는 말',
      maxLength: bannerBounds.text,
      hint: '방문자가 모든 화면 맨 위에서 봅니다. 비워 두면 아무것도 나오지 않습니다.',
    },
    href: {
      label: '이어지는 주소',
      maxLength: addressMost,
      hint: '누르면 갈 곳입니다. 예: /community/notices/12. 없으면 비워 두십시오.',
    },
    linkLabel: {
      label: '이어지는 말',
      maxLength: bannerBounds.linkLabel,
      hint: '비워 두면 ‘자세한 안내 보기’로 나옵니다.',
      isWide: true,
    },
    from: {
      label: '보이기 시작하는 때',
      type: 'datetime-local',
      hint: '비워 두면 바로 보입니다. 한국 시각입니다.',
      inWords: wallTime,
    },
    until: {
      label: '사라지는 때',
      type: 'datetime-local',
      hint: '비워 두면 지울 때까지 보입니다. 한국 시각입니다.',
      inWords: wallTime,
    },
  },
  toDraft: ({ value }) => {
    const { tone, text, href, linkLabel, from, until } = value as Banner;
    const moment = (at: string | null) => (at === null ? '' : toWallTime(at));
    return { tone, text, href: href ?? '', linkLabel, from: moment(from), until: moment(until) };
  },
  toValue: (draft) => ({
    ...draft,
    href: draft.href.trim() || null,
    from: fromWallTime(draft.from),
    until: fromWallTime(draft.until),
  }),
};
