import { expect, test } from 'vitest';
import { dayIn, firstYear } from './due-day.ts';

test('D-OFF-02 a new duty is due on its next day, today among them', () => {
  const june = { month: 6, day: 30 };
  expect(firstYear(june, '2026-06-29')).toBe(2026);
  expect(firstYear(june, '2026-06-30')).toBe(2026);
  expect(firstYear(june, '2026-07-01')).toBe(2027);
  expect(dayIn(2027, { month: 1, day: 5 })).toBe('2027-01-05');
});
