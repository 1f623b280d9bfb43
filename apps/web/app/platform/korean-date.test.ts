import { expect, test } from 'vitest';
import { dayInSeoul, dayOfMonth, formatDate, formatDay, weekdayOf } from './korean-date.ts';

test('days are written as they are said', () => {
  expect(formatDay('2026-12-25')).toBe('12월 25일(금)');
  expect(formatDay('2027-01-03')).toBe('1월 3일(일)');
  expect(formatDate('2026-02-05')).toBe('2026년 2월 5일');
  expect([dayOfMonth('2026-11-09'), weekdayOf('2028-02-29')]).toEqual([9, '화']);
});

test('a moment belongs to the day it was in Ulsan', () => {
  expect(dayInSeoul('2026-11-15T14:59:59Z')).toBe('2026-11-15');
  expect(dayInSeoul('2026-11-15T15:00:00Z')).toBe('2026-11-16');
});
