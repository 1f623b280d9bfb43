import { expect, test } from 'vitest';
import { repeatOf, whenOf } from './event-labels.ts';

const on = (startsOn: string, startTime: string | null, endsOn: string, endTime: string | null) =>
  whenOf({ startsOn, startTime, endsOn, endTime });

test('says when in the words of an invitation', () => {
  expect(on('2026-11-27', '14:00', '2026-11-27', '16:00')).toBe('2026년 11월 27일(금) 오후 2시~4시');
  expect(on('2026-11-27', '14:00', '2026-11-27', null)).toBe('2026년 11월 27일(금) 오후 2시');
  expect(on('2026-11-27', null, '2026-11-27', null)).toBe('2026년 11월 27일(금) 하루 종일');
  expect(on('2026-11-27', null, '2026-11-29', null)).toBe('2026년 11월 27일(금)부터 11월 29일(일)까지');
  expect(on('2026-12-31', '22:00', '2027-01-01', '01:00')).toBe(
    '2026년 12월 31일(목) 오후 10시부터 2027년 1월 1일(금) 오전 1시까지',
  );
});

test('says how it repeats', () => {
  const end = { until: null, count: 6, except: [] };
  expect(repeatOf({ every: 'week', interval: 1, ...end }, '2026-11-27')).toBe('매주 금요일, 모두 6번');
  expect(repeatOf({ every: 'week', interval: 2, ...end, count: null, until: '2026-12-25' }, '2026-11-27')).toBe(
    '2주마다 금요일, 2026년 12월 25일까지',
  );
  expect(repeatOf({ every: 'month', by: 'date', interval: 1, ...end }, '2026-11-27')).toBe('매달 27일, 모두 6번');
  expect(repeatOf({ every: 'month', by: 'weekday', interval: 3, ...end }, '2026-11-27')).toBe(
    '3달마다 넷째 금요일, 모두 6번',
  );
});
