import { expect, test } from 'vitest';
import { isMissed, lineOf } from './goals.ts';
import { median } from './median.ts';

test('the median is the value in the middle', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3])]).toEqual([5, 2.5]);
});

test('a figure is one line with its spread', () => {
  expect(lineOf({ name: '/ LCP', values: [2.91, 3, 3.204], goal: { atMost: 3.5 }, digits: 2, unit: ' s' })).toBe(
    '/ LCP 3.00 s (2.91–3.20, 3 rounds) goal ≤ 3.50 s',
  );
  expect(lineOf({ name: '/ SEO', values: [99, 100, 92], goal: { atLeast: 100 } })).toBe(
    '/ SEO 99 (92–100, 3 rounds) goal ≥ 100 MISSED',
  );
});

test.each([
  [{ atLeast: 95 }, [95], false],
  [{ atLeast: 95 }, [94.9], true],
  [{ atMost: 150 }, [150], false],
  [{ atMost: 150 }, [151], true],
  [{ atMost: 150 }, [], true],
])('goal %o with %o is missed: %s', (goal, values, expected) => {
  expect(isMissed({ name: 'a', values, goal })).toBe(expected);
});
