import type { ServiceDay, ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { expect, test } from 'vitest';
import { dayOf, nextServiceDay, sentenceOf, weekDays, weekName } from './service-messages.ts';

const off = (date: string, reason: string): ServiceDay => ({ date, runs: false, reason });
const on = (date: string): ServiceDay => ({ date, runs: true, reason: null });

/** Christmas of 2026 is a Friday. */
const week = [
  ...['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'].map(on),
  off('2026-12-25', '성탄절'),
  off('2026-12-26', '토요일'),
  off('2026-12-27', '일요일'),
];
const overviewOf = (today: string, closures: ServiceDay[] = []): ServiceOverview => ({
  today: week.find(({ date }) => date === today) ?? on(today),
  week,
  closures,
  holidaysKnown: true,
});

test('D-TR-03 a sentence about a day names the day', () => {
  expect(sentenceOf(on('2026-11-16'))).toBe('11월 16일(월) 운행합니다');
  expect(sentenceOf(off('2026-12-25', '성탄절'))).toBe('12월 25일(금) 쉽니다');
});

test('D-TR-03 a day of another year says so', () => {
  expect(dayOf('2026-12-25', '2026-11-16')).toBe('12월 25일(금)');
  expect(dayOf('2027-01-01', '2026-11-16')).toBe('2027년 1월 1일(금)');
});

test('S-TR-02 after a holiday and a weekend the next service is on Monday', () => {
  expect(nextServiceDay(overviewOf('2026-12-24'))).toBe('2026-12-28');
  expect(nextServiceDay(overviewOf('2026-12-21'))).toBe('2026-12-22');
});

test('S-TR-02 a day that staff closed is passed over', () => {
  expect(nextServiceDay(overviewOf('2026-12-25', [off('2026-12-28', '차량 점검')]))).toBe('2026-12-29');
});

test('S-TR-02 the week says of every day whether there is service, and which is today', () => {
  const days = weekDays(overviewOf('2026-12-24'));
  expect(days.map(({ weekday, day, state }) => `${weekday} ${day} ${state}`)).toEqual([
    '월 21 운행',
    '화 22 운행',
    '수 23 운행',
    '목 24 운행',
    '금 25 쉼',
    '토 26 쉼',
    '일 27 쉼',
  ]);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-12-24']);
  expect(weekName(overviewOf('2026-12-24'))).toBe('12월 21일(월)~12월 27일(일)');
});
