import type { Occurrence } from '@kidney/contract/content/events/events.schema.ts';
import { expect, test } from 'vitest';
import { monthAfter, viewOfMonth } from './month-view.ts';

const event = (change: Partial<Occurrence>): Occurrence => ({
  id: 1,
  title: '모임',
  place: '',
  startsOn: '2026-11-27',
  startTime: '14:00',
  endsOn: '2026-11-27',
  endTime: null,
  isRepeated: false,
  ...change,
});

test('a month has its days under their weekdays, and nothing of its neighbours', () => {
  const { weeks, label } = viewOfMonth('2026-11', [], '2026-11-15');
  expect(label).toBe('2026년 11월');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toMatchObject({ number: 1, label: '11월 1일(일)' });
  expect(weeks[4]?.map((day) => day?.number ?? null)).toEqual([29, 30, null, null, null, null, null]);
  expect(weeks.flat().filter((day) => day?.isToday)).toMatchObject([{ date: '2026-11-15' }]);
  expect(viewOfMonth('2026-08', [], '').weeks).toHaveLength(6);
});

test('what lasts longer stands on each of its days', () => {
  const long = event({ startsOn: '2026-10-31', endsOn: '2026-11-02', startTime: null });
  const { weeks } = viewOfMonth('2026-11', [long, event({ id: 2 })], '2026-11-15');
  const busy = weeks.flat().flatMap((day) => day?.events.map(({ id, time }) => `${day.number} ${id} ${time}`) ?? []);
  expect(busy).toEqual(['1 1 이어짐', '2 1 이어짐', '27 2 오후 2시']);
});

test('months go on over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('D-SEC-07 the calendar goes two years back and one ahead', () => {
  const ends = (month: string) => {
    const { previous, next } = viewOfMonth(month, [], '2026-11-15');
    return [previous, next];
  };
  expect(ends('2026-11')).toEqual(['2026-10', '2026-12']);
  expect([ends('2024-12'), ends('2024-11')]).toEqual([
    ['2024-11', '2025-01'],
    [null, '2024-12'],
  ]);
  expect([ends('2027-10'), ends('2027-11')]).toEqual([
    ['2027-09', '2027-11'],
    ['2027-10', null],
  ]);
});
