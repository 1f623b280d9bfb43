import { expect, test } from 'vitest';
import { differences, mergeDrafts, problemsByField, type RecordFields } from './record-fields.ts';

interface Draft {
  name: string;
  phone: string;
  days: string[];
  gradeYear: string;
}

const fields: RecordFields<Draft> = {
  name: { label: '이름' },
  phone: { label: '전화' },
  days: { label: '요일', inWords: (value) => value.join(', ') },
  gradeYear: { label: '연도' },
};
const before: Draft = { name: '가의원', phone: '052-000-0001', days: ['월', '수'], gradeYear: '' };

test('two versions are put together: mine where I changed it, theirs elsewhere', () => {
  const mine = { ...before, phone: '052-000-0009', days: ['월'] };
  const theirs = { ...before, phone: '052-000-0005', name: '나의원', days: ['월', '수'] };
  expect(mergeDrafts(before, mine, theirs)).toEqual({ ...mine, name: '나의원' });
});

test('where two versions differ is said in words, in the order of the form', () => {
  const mine = { ...before, days: [] };
  const theirs = { ...before, phone: '', days: ['월', '수'] };
  expect(differences(fields, mine, theirs)).toEqual([
    { field: 'phone', label: '전화', mine: '052-000-0001', theirs: '비어 있음' },
    { field: 'days', label: '요일', mine: '비어 있음', theirs: '월, 수' },
  ]);
});

test('a field has one message, and what is no field has none', () => {
  const wrong = ['name', 'name', 'days.1', 'grade.year', 'version'];
  const problems = wrong.map((field, index) => ({ field, message: String(index) }));
  expect([...problemsByField(fields, problems, { 'grade.year': 'gradeYear' })]).toEqual([
    ['name', '0'],
    ['days', '2'],
    ['gradeYear', '3'],
  ]);
});

test('a list is changed where one of its items is, and otherwise taken from the other', () => {
  const listed = { title: '체조', days: ['월'] };
  const theirs = { title: '의자 체조', days: ['월', '수'] };
  expect(mergeDrafts(listed, { ...listed, days: ['화'] }, theirs)).toEqual({ title: '의자 체조', days: ['화'] });
  expect(mergeDrafts(listed, listed, theirs)).toEqual(theirs);
});
