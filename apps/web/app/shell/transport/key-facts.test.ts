import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { expect, test } from 'vitest';
import { countOf, feeWordKey, keyNumbers, namedFees, shortDays } from './key-facts.ts';

const fact = (key: string, label: string, value: string): Fact => ({
  key,
  label,
  value,
  amount: null,
  note: null,
  effectiveFrom: null,
  source: '출처',
  sourceHref: null,
  checkedOn: null,
  knownSince: null,
  version: 1,
  updatedAt: '2026-11-14T00:00:00Z',
});
const facts = [
  fact(feeWordKey, '이름', '차량 지원금'),
  fact('transport-fee', '한 달 이용 분담금', '30,000원'),
  fact('transport-fee-reduced', '줄인 이용 분담금', '10,000원'),
  fact('transport-days', '운행하는 날', '월요일~금요일'),
  fact('transport-fleet', '차량', '승합차 3대'),
];

test('D-TR-03 the fee is called what the fact says', () => {
  expect(namedFees(facts).map(({ label }) => label)).toEqual([
    '이름',
    '한 달 차량 지원금',
    '기초생활수급자·차상위계층 한 달 차량 지원금',
    '운행하는 날',
    '차량',
  ]);
});

test('S-TR-02 the numbers that decide come from the facts', () => {
  const numbers = keyNumbers(new Map(facts.map((each) => [each.key, each])));
  expect(numbers.map(({ number }) => number)).toEqual(['월~금', '30,000원', '3대']);
  expect(numbers[1]?.words).toBe('기초생활수급자·차상위계층은 10,000원');
});

test('S-TR-02 a fact that is missing leaves its number out', () => {
  expect(keyNumbers(new Map())).toEqual([]);
});

test('long words become short ones', () => {
  expect(shortDays('월요일~토요일')).toBe('월~토');
  expect(countOf('승합차 3대')).toEqual({ count: '3대', what: '승합차' });
  expect(countOf('승합차 세 대')).toEqual({ count: '승합차 세 대', what: '' });
});
