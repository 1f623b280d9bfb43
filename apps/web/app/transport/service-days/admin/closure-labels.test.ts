import { describe, expect, test } from 'vitest';
import { announcement, dayInWords, holidaysAmong, noteOn } from './closure-labels.ts';

const christmas = { date: '2026-12-25', runs: false, reason: '성탄절' };
const inspection = { date: '2026-12-24', reason: '차량 점검' };

test('a day is announced by its date and its reason', () => {
  expect(announcement({ date: '2026-12-24', reason: ' 차량 점검 ' })).toEqual({
    title: '12월 24일(목) 쉽니다',
    why: '차량 점검에는 차가 다니지 않습니다.',
  });
});

test('a day of another year says its year', () => {
  expect(dayInWords('2026-12-24', '2026-11-15')).toBe('12월 24일(목)');
  expect(dayInWords('2027-01-01', '2026-11-15')).toBe('2027년 1월 1일(금)');
});

test('days that staff added are not counted among the holidays', () => {
  expect(holidaysAmong([{ ...inspection, runs: false }, christmas], [inspection])).toEqual([christmas]);
});

describe('before a day is added', () => {
  const calendar = { holidays: [christmas], closures: [inspection] };

  test.each([
    ['2026-12-24', /이미 넣으신 날.*차량 점검/],
    ['2026-12-25', /^원래 쉬는 날입니다\(성탄절\)/],
    ['2026-12-26', /^토요일에는 원래 쉽니다/],
    ['2026-12-27', /^일요일에는 원래 쉽니다/],
  ])('%s is not an ordinary day', (date, words) => {
    expect(noteOn(date, calendar)).toMatch(words);
  });

  test.each(['2026-12-23', ''])('of %j nothing has to be said', (date) => {
    expect(noteOn(date, calendar)).toBeNull();
  });
});
