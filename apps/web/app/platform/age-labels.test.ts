import { expect, test } from 'vitest';
import { ageOf } from './age-labels.ts';

test.each([
  ['2026-11-15T12:00:00.000Z', '0분 전'],
  ['2026-11-15T11:01:00.000Z', '59분 전'],
  ['2026-11-15T03:00:00.000Z', '9시간 전'],
  ['2026-11-14T03:00:00.000Z', '33시간 전'],
  ['2026-11-12T12:00:00.000Z', '3일 전'],
])('D-OFF-01 %s was %s', (moment, words) => {
  expect(ageOf(moment, '2026-11-15T12:00:00.000Z')).toBe(words);
});
