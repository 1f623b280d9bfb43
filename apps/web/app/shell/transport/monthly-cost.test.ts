import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { expect, test } from 'vitest';
import { monthlyCosts } from './monthly-cost.ts';

const fact = (key: string, amount: number | null, value = ''): [string, Fact] => [
  key,
  {
    key,
    label: key,
    value,
    amount,
    note: null,
    effectiveFrom: null,
    source: '출처',
    sourceHref: null,
    checkedOn: null,
    knownSince: null,
    version: 1,
    updatedAt: '2026-11-14T00:00:00Z',
  },
];
const fares = [
  fact('transport-fee', 30_000),
  fact('taxi-base-fare', 4500),
  fact('taxi-distance-fare', 100, '2km가 넘으면 125m마다 100원'),
  fact('call-taxi-fare-3km', 1000),
  fact('call-taxi-fare-10km', 2680),
];

test('D-TR-03 the costs of a month follow from the facts', () => {
  expect(monthlyCosts(new Map(fares))).toEqual([
    { kilometres: 3, van: 30_000, callTaxi: 26_000, taxi: (4500 + 8 * 100) * 26 },
    { kilometres: 10, van: 30_000, callTaxi: 69_680, taxi: (4500 + 64 * 100) * 26 },
  ]);
});

test('D-TR-03 a changed fee changes every line', () => {
  const costs = monthlyCosts(new Map([...fares, fact('transport-fee', 35_000)]));
  expect(costs.map(({ van }) => van)).toEqual([35_000, 35_000]);
});

test('nothing is guessed from a fact that is missing or that says it another way', () => {
  for (const key of ['transport-fee', 'taxi-base-fare', 'taxi-distance-fare']) {
    expect(monthlyCosts(new Map(fares.filter(([each]) => each !== key)))).toEqual([]);
  }
  expect(monthlyCosts(new Map([...fares, fact('taxi-distance-fare', 100, '거리에 따라 다름')]))).toEqual([]);
});
