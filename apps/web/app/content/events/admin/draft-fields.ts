import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import {
  differencesBetween,
  fieldsInWords,
  problemsByField,
  type Labels,
} from '../../../platform/editing/form/draft-fields.ts';
import type { EventDraft, Rhythm } from './event-draft.ts';

export const rhythmWords: Record<Rhythm, string> = {
  none: '반복하지 않음',
  week: '매주 같은 요일',
  date: '매달 같은 날짜',
  weekday: '매달 같은 주 같은 요일',
};

export const labels: Labels<EventDraft> = {
  title: '제목',
  startsOn: '날짜',
  isAllDay: '하루 종일',
  startTime: '시작하는 시각',
  endTime: '끝나는 시각',
  endsOn: '끝나는 날',
  rhythm: '반복',
  interval: '간격',
  endsBy: '언제까지',
  count: '횟수',
  until: '마지막 날',
  except: '쉬는 날',
  place: '장소',
  address: '주소',
  mapHref: '지도 주소',
  capacity: '인원과 신청',
  html: '내용',
};

const onlyRepeated: readonly (keyof EventDraft)[] = ['interval', 'endsBy', 'count', 'until', 'except'];

function inWords(draft: EventDraft, field: keyof EventDraft): string {
  if (draft.rhythm === 'none' && onlyRepeated.includes(field)) return '';
  if (field === 'html') return linesOfHtml(draft.html).join('\n');
  if (field === 'isAllDay') return draft.isAllDay ? '예' : '아니요';
  if (field === 'rhythm') return rhythmWords[draft.rhythm];
  if (field === 'endsBy') return draft.endsBy === 'count' ? '횟수로' : '날짜로';
  if (field === 'except') return draft.except.map(formatDate).join('\n');
  return draft[field];
}

export const wordsOf = (draft: EventDraft) => fieldsInWords(draft, labels, inWords);

/** Where what is saved and what was typed say different things. */
export const differencesOf = (saved: EventDraft, mine: EventDraft) => differencesBetween(saved, mine, labels, inWords);

export const wrongFields = (problems: readonly FieldProblem[]) =>
  problemsByField<EventDraft>(problems, labels, ([first, second]) =>
    first === 'repeat' ? (second ?? 'rhythm') : first,
  );

/** What the server could not tell from an event that lasts the whole day, and what is missing beside it. */
export function missingIn({ title, isAllDay, startTime, startsOn }: EventDraft): FieldProblem[] {
  return [
    ...(title.trim() === '' ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(startsOn === '' ? [{ field: 'startsOn', message: '날짜를 골라 주십시오.' }] : []),
    ...(!isAllDay && startTime === ''
      ? [{ field: 'startTime', message: '시작하는 시각을 쓰시거나 하루 종일을 골라 주십시오.' }]
      : []),
  ];
}
