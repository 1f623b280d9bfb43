import type { Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { describe, expect, it } from 'vitest';
import { lastOccurrence, occurrencesBetween, occurrencesOf } from './occurrences.ts';

type End = Partial<Pick<Repeat, 'interval' | 'until' | 'count' | 'except'>>;
const whole = { interval: 1, until: null, count: null, except: [] };
const weekly = (more: End = {}): Repeat => ({ every: 'week', ...whole, ...more });
const monthly = (by: 'date' | 'weekday', more: End = {}): Repeat => ({ every: 'month', by, ...whole, ...more });
const startsOf = (startsOn: string, repeat: Repeat) =>
  [...occurrencesOf({ startsOn, endsOn: startsOn, repeat })].map((days) => days.startsOn);

describe('when an event takes place', () => {
  it('once, without a rule', () => {
    const once = { startsOn: '2026-11-30', endsOn: '2026-12-02', repeat: null };
    expect([...occurrencesOf(once)]).toEqual([{ startsOn: '2026-11-30', endsOn: '2026-12-02' }]);
  });

  it.each<[string, string, Repeat, string[]]>([
    [
      'every week over the end of a year',
      '2026-12-24',
      weekly({ count: 3 }),
      ['2026-12-24', '2026-12-31', '2027-01-07'],
    ],
    [
      'every second week until a day, which counts',
      '2026-11-02',
      weekly({ interval: 2, until: '2026-11-30' }),
      ['2026-11-02', '2026-11-16', '2026-11-30'],
    ],
    [
      'a holiday left out counts among the times',
      '2026-12-18',
      weekly({ count: 3, except: ['2026-12-25'] }),
      ['2026-12-18', '2027-01-01'],
    ],
    [
      'the 31st, where a month has one',
      '2026-01-31',
      monthly('date', { count: 4 }),
      ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ],
    [
      'the 29th in and out of a leap year',
      '2027-12-29',
      monthly('date', { count: 4 }),
      ['2027-12-29', '2028-01-29', '2028-02-29', '2028-03-29'],
    ],
    [
      'the 29th without a leap day',
      '2027-01-29',
      monthly('date', { until: '2027-03-31' }),
      ['2027-01-29', '2027-03-29'],
    ],
    ['the second Tuesday', '2026-11-10', monthly('weekday', { count: 3 }), ['2026-11-10', '2026-12-08', '2027-01-12']],
    [
      'the fifth Monday, where a month has one',
      '2026-11-30',
      monthly('weekday', { count: 2 }),
      ['2026-11-30', '2027-03-29'],
    ],
    [
      'every third month',
      '2026-11-15',
      monthly('date', { interval: 3, count: 3 }),
      ['2026-11-15', '2027-02-15', '2027-05-15'],
    ],
  ])('%s', (_name, first, repeat, days) => {
    expect(startsOf(first, repeat)).toEqual(days);
  });

  it('a time that reaches over the border of a month is in both', () => {
    const event = { startsOn: '2026-11-30', endsOn: '2026-12-01', repeat: weekly({ count: 2 }) };
    const november = occurrencesBetween(event, '2026-11-01', '2026-11-30', 31);
    const december = occurrencesBetween(event, '2026-12-01', '2026-12-31', 31);
    expect(november.map((days) => days.startsOn)).toEqual(['2026-11-30']);
    expect(december.map((days) => days.startsOn)).toEqual(['2026-11-30', '2026-12-07']);
    expect(lastOccurrence(event)).toEqual({ startsOn: '2026-12-07', endsOn: '2026-12-08' });
  });
});
