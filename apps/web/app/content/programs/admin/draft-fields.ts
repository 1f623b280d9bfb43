import type { Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import {
  differencesBetween,
  fieldsInWords,
  problemsByField,
  type Labels,
} from '../../../platform/editing/form/draft-fields.ts';
import type { ProgramDraft } from './program-draft.ts';

export const weekdayOptions: readonly { value: Weekday; label: string }[] = [
  { value: 'mon', label: '월' },
  { value: 'tue', label: '화' },
  { value: 'wed', label: '수' },
  { value: 'thu', label: '목' },
  { value: 'fri', label: '금' },
  { value: 'sat', label: '토' },
  { value: 'sun', label: '일' },
];

export const labels: Labels<ProgramDraft> = {
  title: '이름',
  description: '내용',
  weekdays: '요일',
  startTime: '시작하는 시각',
  endTime: '끝나는 시각',
  place: '장소',
  audience: '대상',
  order: '순서',
  media: '사진',
};

function inWords(draft: ProgramDraft, field: keyof ProgramDraft): string {
  if (field === 'media') return draft.media.map(({ name, alt }) => `${name}: ${alt}`).join('\n');
  if (field !== 'weekdays') return draft[field];
  return weekdayOptions
    .filter(({ value }) => draft.weekdays.includes(value))
    .map(({ label }) => label)
    .join('·');
}

export const wordsOf = (draft: ProgramDraft) => fieldsInWords(draft, labels, inWords);

/** Where what is saved and what was typed say different things. */
export const differencesOf = (saved: ProgramDraft, mine: ProgramDraft) =>
  differencesBetween(saved, mine, labels, inWords);

export const wrongFields = (problems: readonly FieldProblem[]) =>
  problemsByField<ProgramDraft>(problems, labels, ([first]) => (first === 'pictures' ? 'media' : first));
