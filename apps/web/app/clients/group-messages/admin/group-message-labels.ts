import type { CallReason, GroupKind } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type { GroupFilter, GroupMessage } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { formatDay } from '../../../platform/korean-date.ts';

export const groupKindWords: Record<GroupKind, string> = {
  members: '회원',
  supporters: '후원자',
  riders: '이동 이용자',
};

export const reasonWords: Record<CallReason, string> = {
  'no-consent': '문자 안내에 동의하지 않음',
  'taken-back': '문자 안내 동의를 거둠',
  'no-mobile': '문자를 받는 번호가 없음',
  'no-channel': '문자를 보낼 길이 없음',
  failed: '문자가 가지 않음',
  'too-late': '밤 9시까지 보내지 못함',
};

/** `동의하지 않음 3명 · …`; what nobody is, is not said. */
export const leftOutInWords = (counts: Readonly<Record<string, number>>): string =>
  (Object.keys(reasonWords) as CallReason[])
    .filter((reason) => (counts[reason] ?? 0) > 0)
    .map((reason) => `${reasonWords[reason]} ${counts[reason]}명`)
    .join(' · ');

/** `이동 이용자, 1호차, 11월 20일(금)` */
export const filterInWords = ({ kind, district, van, day, clinic }: GroupFilter): string =>
  [groupKindWords[kind], district, van, day && formatDay(day), clinic && '고른 병원'].filter(Boolean).join(', ');

/** `보냄 3명 · 기다림 2명 · …` */
export const outcomeInWords = ({ sent, waiting, failed }: GroupMessage['counts']): string =>
  [
    `보냄 ${sent}명`,
    ...(waiting > 0 ? [`기다림 ${waiting}명`] : []),
    ...(failed > 0 ? [`가지 않음 ${failed}명`] : []),
  ].join(' · ');
