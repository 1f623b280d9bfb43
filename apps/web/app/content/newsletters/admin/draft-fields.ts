import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import {
  differencesBetween,
  fieldsInWords,
  problemsByField,
  type Labels,
} from '../../../platform/editing/form/draft-fields.ts';
import type { IssueDraft } from './issue-draft.ts';

export const labels: Labels<IssueDraft> = {
  number: '호수',
  title: '제목',
  publishedOn: '펴낸 날',
  files: 'PDF 파일',
  summary: '요약',
  isListed: '공개',
};

function inWords(draft: IssueDraft, field: keyof IssueDraft): string {
  if (field === 'summary') return linesOfHtml(draft.summary).join('\n');
  if (field === 'files') return draft.files.map(({ name }) => name).join('\n');
  if (field === 'isListed') return draft.isListed ? '누리집에 보입니다' : '숨겨 둡니다';
  if (field === 'publishedOn') return draft.publishedOn && formatDate(draft.publishedOn);
  return draft[field];
}

export const wordsOf = (draft: IssueDraft) => fieldsInWords(draft, labels, inWords);

/** Where what is saved and what was typed say different things. */
export const differencesOf = (saved: IssueDraft, mine: IssueDraft) => differencesBetween(saved, mine, labels, inWords);

export const wrongFields = (problems: readonly FieldProblem[]) =>
  problemsByField<IssueDraft>(problems, labels, ([first]) => (first === 'pdfId' ? 'files' : first));

/** What the server would refuse in words that do not help. */
export function missingIn({ number, title, publishedOn, files }: IssueDraft): FieldProblem[] {
  const isPdf = files[0]?.format === 'pdf';
  return [
    ...(/^\d{1,4}$/.test(number.trim()) && Number(number) > 0
      ? []
      : [{ field: 'number', message: '호수를 1부터 9999까지의 숫자로 써 주십시오.' }]),
    ...(title.trim() === '' ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(publishedOn === '' ? [{ field: 'publishedOn', message: '날짜를 골라 주십시오.' }] : []),
    ...(isPdf ? [] : [{ field: 'pdfId', message: 'PDF 파일을 올려 주십시오.' }]),
  ];
}
