import { expect, test } from 'vitest';
import { deadlineOf } from './deadline.ts';

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
