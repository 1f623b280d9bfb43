import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { describe, expect, test } from 'vitest';
import { changeAmount, otherAmount, toContent, toDraft } from './fact-draft.ts';

const fact: Fact = {
  key: 'transport-fee',
  label: '한 달 이용 분담금',
  value: '30,000원',
  amount: 30_000,
  note: null,
  effectiveFrom: null,
  source: '운영 기준',
  sourceHref: null,
  checkedOn: '2026-01-02',
  knownSince: null,
  version: 3,
  updatedAt: '2026-01-02T00:00:00Z',
};
const draft = toDraft(fact);

test('what was not touched goes back as it came', () => {
  const { key: _key, version: _version, updatedAt: _updatedAt, ...content } = fact;
  expect(toContent(draft)).toEqual(content);
});

describe('the amount', () => {
  test.each([
    ['35,000', 35_000],
    ['35000원', 35_000],
    [' 0 ', 0],
    ['', null],
    ['3만', '3만'],
    ['-5', '-5'],
  ])('%j is %j', (amount, expected) => {
    expect(toContent({ ...draft, amount }).amount).toBe(expected);
  });

  test('takes the text along, whatever is typed on the way', () => {
    let now = draft;
    let last: number | null = 30_000;
    for (const typed of ['3000', '', '3', '35', '3만', '35000']) {
      now = changeAmount(now, last, typed);
      last = /^\d+$/.test(typed) ? Number(typed) : last;
    }
    expect(now).toMatchObject({ value: '35,000원', amount: '35000' });
  });

  test.each([
    ['35,000원', '30000', 35_000],
    ['30,000원', '30,000', null],
    ['35,000원', '', null],
    ['30,000원, 어려우신 분은 10,000원', '20000', null],
    ['월요일~금요일', '30000', null],
  ])('beside %j, %j: %j is named', (value, amount, expected) => {
    expect(otherAmount({ ...draft, value, amount })).toBe(expected);
  });
});
