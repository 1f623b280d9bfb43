import { expect, test } from 'vitest';
import { differencesBetween, fieldsInWords, problemsByField } from './draft-fields.ts';

const labels = { title: '제목', days: '요일' };
const before = { title: '체조', days: ['월'] };

test('what a form says is told field by field, without what is empty', () => {
  const inWords = (draft: typeof before, field: keyof typeof before) => String(draft[field]);
  expect(fieldsInWords({ title: '체조', days: [] }, labels, inWords)).toEqual([
    { key: 'title', name: '제목', words: '체조' },
  ]);
});

test('only what differs is compared, under its name', () => {
  const inWords = (draft: typeof before, field: keyof typeof before) => String(draft[field]);
  expect(differencesBetween(before, { ...before, title: '걷기' }, labels, inWords)).toEqual([
    { key: 'title', name: '제목', before: '체조', after: '걷기', changes: ['changed'] },
  ]);
});

test('a problem finds its field, the first one counts, and a stranger is left out', () => {
  const problems = [
    { field: 'days.0', message: '하나' },
    { field: 'days.1', message: '둘' },
    { field: 'other', message: '셋' },
  ];
  expect([...problemsByField(problems, labels, ([first]) => first)]).toEqual([['days', '하나']]);
});
