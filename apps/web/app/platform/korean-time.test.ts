import { expect, test } from 'vitest';
import { formatTime, formatTimes } from './korean-time.ts';

test('a time of day is said as people say it', () => {
  expect(formatTime('00:05')).toBe('밤 12시 5분');
  expect(formatTime('09:00')).toBe('오전 9시');
  expect(formatTime('12:00')).toBe('낮 12시');
  expect(formatTime('14:30')).toBe('오후 2시 30분');
});

test('the half of the day is said once where it is the same', () => {
  expect(formatTimes('14:00', '15:30')).toBe('오후 2시~3시 30분');
  expect(formatTimes('10:30', '12:00')).toBe('오전 10시 30분~낮 12시');
  expect(formatTimes('10:30', null)).toBe('오전 10시 30분');
});
