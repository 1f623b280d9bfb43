import { expect, test } from 'vitest';
import { differencesBetween, problemsByField } from '../../../platform/editing/form/fields.ts';
import { blankDraft, toContent, toKept } from './issue-draft.ts';
import { issueKind } from './issue-kind.ts';

const { fields, serverNames, missingIn } = issueKind;
const blank = blankDraft('2026-11-15');

test('D-NWL-01 what is half typed is kept all the same, and sent as it was typed', () => {
  const typed = { ...blank, number: '사십오', publishedOn: '' };
  expect(toKept(typed, '2026-11-15')).toMatchObject({ number: null, publishedOn: '2026-11-15', pdfId: null });
  expect(toContent(typed)).toMatchObject({ number: '사십오', publishedOn: '' });
  expect(toContent({ ...blank, number: ' 45 ' }).number).toBe(45);
});

test('D-NWL-01 where two changed it, it is said what differs', () => {
  const base = { ...blank, number: '1', title: '처음' };
  const mine = { ...base, title: '내 제목' };
  const theirs = { ...base, number: '2', isListed: false };
  expect(differencesBetween(fields, theirs, mine).map(({ name }) => name)).toEqual(['호수', '제목', '공개']);
});

test('D-NWL-01 what is missing is named where it is missing', () => {
  expect(missingIn?.(blank).map(({ field }) => field)).toEqual(['number', 'title', 'pdfId']);
  expect(problemsByField(fields, [{ field: 'pdfId', message: '가' }], serverNames).get('files')).toBe('가');
});
