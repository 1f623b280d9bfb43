import { expect, test } from 'vitest';
import { differencesBetween, fieldsInWords, mergeDrafts, problemsByField, type Fields } from './fields.ts';

interface Draft {
  name: string;
  phone: string;
  days: string[];
  gradeYear: string;
}

const options = [
  { value: 'mon', label: '월' },
  { value: 'wed', label: '수' },
];
const fields: Fields<Draft> = {
  name: { label: '이름' },
  phone: { label: '전화' },
  days: { label: '요일', as: 'checkbox', options },
  gradeYear: { label: '연도', inWords: (year, { name }) => year && `${name} ${year}년` },
};
const before: Draft = { name: '가의원', phone: '052-000-0001', days: ['mon', 'wed'], gradeYear: '' };

test('two versions are put together: mine where I changed it, theirs elsewhere', () => {
  const mine = { ...before, phone: '052-000-0009', days: ['mon'] };
  const theirs = { ...before, phone: '052-000-0005', name: '나의원', days: ['mon', 'wed'] };
  expect(mergeDrafts(before, mine, theirs)).toEqual({ ...mine, name: '나의원' });
});

test('what a form says is told field by field, without what is empty', () => {
  expect(fieldsInWords(fields, { ...before, days: [], gradeYear: '2023' })).toEqual([
    { key: 'name', name: '이름', words: '가의원' },
    { key: 'phone', name: '전화', words: '052-000-0001' },
    { key: 'gradeYear', name: '연도', words: '가의원 2023년' },
  ]);
});

test('where two versions differ is said in words, in the order of the form', () => {
  const theirs = { ...before, phone: '', days: ['wed', 'mon'] };
  expect(differencesBetween(fields, theirs, { ...before, days: [] })).toEqual([
    { key: 'phone', name: '전화', before: '', after: '052-000-0001', changes: ['changed'] },
    { key: 'days', name: '요일', before: '월, 수', after: '', changes: ['changed'] },
  ]);
});

test('a field has one message, and what is no field has none', () => {
  const wrong = ['name', 'name', 'days.1', 'grade.year.0', 'grade.value', 'version'];
  const problems = wrong.map((field, index) => ({ field, message: String(index) }));
  expect([...problemsByField(fields, problems, { grade: 'phone', 'grade.year': 'gradeYear' })]).toEqual([
    ['name', '0'],
    ['days', '2'],
    ['gradeYear', '3'],
    ['phone', '4'],
  ]);
});

test('a list is changed where one of its items is, and otherwise taken from the other', () => {
  const listed = { title: '체조', days: ['월'] };
  const theirs = { title: '의자 체조', days: ['월', '수'] };
  expect(mergeDrafts(listed, { ...listed, days: ['화'] }, theirs)).toEqual({ title: '의자 체조', days: ['화'] });
  expect(mergeDrafts(listed, listed, theirs)).toEqual(theirs);
});
