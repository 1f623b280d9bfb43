import { kindNames, type ContentAct, type ContentState } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';
import { authorOf, momentOf } from '../../../platform/moment-labels.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

export const stateIcons: Record<Exclude<ContentState, 'bin'>, IconName> = {
  public: 'check',
  scheduled: 'clock',
  kept: 'file',
};

export const nothingIn: Record<ContentState, string> = {
  public: '공개한 글이 없습니다.',
  scheduled: '예약한 글이 없습니다.',
  kept: '비공개로 보관한 글이 없습니다.',
  bin: '휴지통이 비어 있습니다.',
};

export const actNames: Record<ContentAct, string> = {
  publish: '공개하기',
  withdraw: '내리기',
  bin: '휴지통에 넣기',
  restore: '되살리기',
};
/** After `3건을`. */
export const actQuestions: Record<ContentAct, { ask: string; words: string }> = {
  publish: { ask: '공개하시겠습니까?', words: '누리집에 바로 보입니다. 소식지는 펴낸 날부터 보입니다.' },
  withdraw: { ask: '내리시겠습니까?', words: '누리집에서 바로 사라지고, 여기에 비공개로 남습니다.' },
  bin: { ask: '휴지통에 넣으시겠습니까?', words: '누리집에서 바로 사라집니다. 30일 안에는 되살릴 수 있습니다.' },
  restore: { ask: '되살리시겠습니까?', words: '버리기 전과 같은 상태로 돌아갑니다.' },
};

export const pickedInWords = (count: number) => `${count}건을 골랐습니다.`;

const dayOf = (moment: string) => formatDate(dayInSeoul(moment));

/** What there is to know of it, in the order in which it is looked for. */
export function detailsOf({ kind, author, changedAt, publicFrom, removed }: Content): string[] {
  const own = [kindNames[kind], authorOf(author)];
  if (removed) {
    const by = removed.by === null ? '' : `${removed.by} 님이 `;
    return [...own, `${by}${momentOf(removed.at)}에 버림`, `${dayOf(removed.keptUntil)}까지 되살릴 수 있음`];
  }
  return [...own, `${momentOf(changedAt)}에 고침`, ...(publicFrom ? [`${momentOf(publicFrom)}에 공개할 예정`] : [])];
}
