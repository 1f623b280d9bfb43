import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { expect, test } from 'vitest';
import { sharedOrigin } from './fact-origin.ts';
import { isShortValue, splitAtPhones } from './fact-value.ts';

const fact = (more: Partial<Fact>): Fact => ({
  key: 'fare',
  label: '요금',
  value: '1,000원',
  amount: 1000,
  note: null,
  effectiveFrom: '2026-01-01',
  source: '울산광역시',
  sourceHref: 'https://example.org',
  checkedOn: '2026-11-14',
  knownSince: null,
  version: 1,
  updatedAt: '2026-11-14T00:00:00Z',
  ...more,
});

test('an origin is said once where all facts share it', () => {
  expect(sharedOrigin([fact({ key: 'a' }), fact({ key: 'b', value: '2,000원' })])).toEqual({
    effectiveFrom: '2026-01-01',
    source: '울산광역시',
    sourceHref: 'https://example.org',
    checkedOn: '2026-11-14',
    knownSince: null,
  });
});

test.each([{ effectiveFrom: null }, { source: '보건복지부' }, { sourceHref: null }, { checkedOn: '2026-11-15' }])(
  'an origin that differs in %o is said with each fact',
  (difference) => expect(sharedOrigin([fact({}), fact(difference)])).toBeNull(),
);

test('a single fact says its own origin', () => {
  expect(sharedOrigin([fact({})])).toBeNull();
  expect(sharedOrigin([])).toBeNull();
});

test('telephone numbers are found, and nothing else', () => {
  expect(splitAtPhones('052-000-8253')).toEqual(['', '052-000-8253', '']);
  expect(splitAtPhones('문의는 02-000-4567입니다.')).toEqual(['문의는 ', '02-000-4567', '입니다.']);
  expect(splitAtPhones('공단 1577-0000에')).toEqual(['공단 ', '1577-0000', '에']);
  expect(splitAtPhones('2026-11-14에 129로')).toEqual(['2026-11-14에 129로']);
});

test('an amount is short, a sentence is not', () => {
  expect(isShortValue('한 달 439,700원')).toBe(true);
  expect(isShortValue('소득과 재산이 기준보다 적으면 남은 본인 부담금을 지원')).toBe(false);
});
