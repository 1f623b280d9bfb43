import { expect, test } from 'vitest';
import { deadlineOf, dueTagOf, dueToneOf } from './deadline.ts';

test.each([
  ['2026-11-14', 'over', '기한이 지났습니다'],
  ['2026-11-15', 'near', '오늘까지입니다'],
  ['2026-11-16', 'near', '1일 남았습니다'],
  ['2026-12-15', 'near', '30일 남았습니다'],
  ['2026-12-16', 'far', null],
  ['2027-11-15', 'far', null],
])('D-OFF-02 what is due on %s is, on 15 November, %s', (dueOn, state, words) => {
  expect(deadlineOf(dueOn, '2026-11-15')).toEqual({ state, words });
});

test.each([
  ['2026-11-05', '10일 늦음'],
  ['2026-11-11', '4일 늦음'],
  ['2026-11-12', '사흘 늦음'],
  ['2026-11-14', '하루 늦음'],
  ['2026-11-15', '오늘'],
  ['2026-11-16', '내일'],
  ['2026-11-17', '11월 17일(화)'],
])('D-OFF-12 the tag of what is due on %s is, on 15 November, %s', (dueOn, tag) => {
  expect(dueTagOf(dueOn, '2026-11-15')).toBe(tag);
});

test('D-OFF-01 says what is late the loudest', () => {
  expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => dueToneOf(day, '2026-11-15'))).toEqual([
    'late',
    'today',
    'later',
  ]);
});
