import { expect, test } from 'vitest';
import { nextDates } from './next-dates.ts';

const end = { until: null, count: null, except: [] };
const long = '1900-01-01';

test('weeks go on from the first day, and end where they are told to', () => {
  const weekly = { every: 'week', interval: 2, ...end } as const;
  expect(nextDates('2026-11-27', { ...weekly, count: 3 }, long, 5)).toEqual(['2026-11-27', '2026-12-11', '2026-12-25']);
  expect(nextDates('2026-11-27', { ...weekly, until: '2026-12-24' }, long, 5)).toEqual(['2026-11-27', '2026-12-11']);
  expect(nextDates('2026-11-27', weekly, '2026-12-01', 1)).toEqual(['2026-12-11']);
});

test('a day that is left out still counts', () => {
  const weekly = { every: 'week', interval: 1, ...end, count: 3, except: ['2026-12-04'] } as const;
  expect(nextDates('2026-11-27', { ...weekly, except: [...weekly.except] }, long, 5)).toEqual([
    '2026-11-27',
    '2026-12-11',
  ]);
});

test('months go by date or by weekday, and leave out what they do not have', () => {
  const monthly = { every: 'month', interval: 1, ...end } as const;
  expect(nextDates('2026-12-31', { ...monthly, by: 'date' }, long, 3)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
  ]);
  expect(nextDates('2026-11-10', { ...monthly, by: 'weekday' }, long, 3)).toEqual([
    '2026-11-10',
    '2026-12-08',
    '2027-01-12',
  ]);
});

test('a rule that is half typed has no dates', () => {
  const typed = { every: 'week', interval: '' as unknown as number, ...end } as const;
  expect(nextDates('2026-11-27', typed, long, 5)).toEqual([]);
  expect(nextDates('', { ...typed, interval: 1 }, long, 5)).toEqual([]);
});
