import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { describe, expect, test } from 'vitest';
import { checkMark, isSought } from './fact-check.ts';

const today = '2026-11-15';
const fact: Fact = {
  key: 'transport-fee',
  label: '한 달 이용 분담금',
  value: '30,000원',
  amount: 30_000,
  note: '왕복과 편도가 같습니다',
  effectiveFrom: null,
  source: '병원이송센터 운영 기준, Q&A',
  sourceHref: null,
  checkedOn: '2026-01-02',
  knownSince: null,
  version: 1,
  updatedAt: '2026-01-02T00:00:00Z',
};

describe('the mark of a fact', () => {
  test.each([
    [null, '확인한 날이 없습니다'],
    ['2025-11-14', '확인한 지 1년이 넘었습니다'],
    ['2025-11-15', null],
    ['2026-11-15', null],
  ])('checked on %s: %s', (checkedOn, mark) => {
    expect(checkMark({ checkedOn }, today)).toBe(mark);
  });

  test('on a leap day a year is over on the first of March', () => {
    expect(checkMark({ checkedOn: '2027-02-28' }, '2028-02-29')).toBe('확인한 지 1년이 넘었습니다');
    expect(checkMark({ checkedOn: '2027-03-01' }, '2028-02-29')).toBeNull();
  });
});

describe('searching', () => {
  test.each(['', ' ', '분담금', '분담금  30,000', '편도', '센터 q&a', '분담금'.normalize('NFD')])(
    '%j finds it',
    (words) => {
      expect(isSought(fact, { words, isUnchecked: false }, today)).toBe(true);
    },
  );

  test.each(['택시', '분담금 택시'])('%j does not', (words) => {
    expect(isSought(fact, { words, isUnchecked: false }, today)).toBe(false);
  });

  test('only what needs checking', () => {
    const filter = { words: '분담금', isUnchecked: true };
    expect(isSought(fact, filter, today)).toBe(false);
    expect(isSought({ ...fact, checkedOn: null }, filter, today)).toBe(true);
  });
});
