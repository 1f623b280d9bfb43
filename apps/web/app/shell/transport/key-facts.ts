import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { KeyNumber } from '../../ui/key-number/key-number.tsx';

export const feeWordKey = 'transport-fee-word';
const feeKey = 'transport-fee';
const reducedFeeKey = 'transport-fee-reduced';

/** 월요일~금요일 → 월~금 */
export const shortDays = (value: string) => value.replaceAll('요일', '');

/** 승합차 3대 → 3대, and what it counts. */
export function countOf(value: string): { count: string; what: string } {
  const [, what = '', count = value] = /^(.*?)\s*(\d[\d,]*\s*\S*)$/.exec(value) ?? [];
  return { count, what };
}

/** What the fee is called is itself a fact, and the labels follow it. */
export function namedFees(facts: readonly Fact[]): Fact[] {
  const word = facts.find(({ key }) => key === feeWordKey)?.value;
  if (!word) return [...facts];
  return facts.map((fact) => {
    if (fact.key === feeKey) return { ...fact, label: `한 달 ${word}` };
    if (fact.key === reducedFeeKey) return { ...fact, label: `기초생활수급자·차상위계층 한 달 ${word}` };
    return fact;
  });
}

/** The numbers that decide whether somebody reads on. */
export function keyNumbers(facts: ReadonlyMap<string, Fact>): KeyNumber[] {
  const [days, fee, reduced, fleet] = ['transport-days', feeKey, reducedFeeKey, 'transport-fleet'].map((key) =>
    facts.get(key),
  );
  const vans = fleet && countOf(fleet.value);
  return [
    ...(days ? [{ label: days.label, number: shortDays(days.value), words: days.note }] : []),
    ...(fee
      ? [{ label: fee.label, number: fee.value, words: reduced && `기초생활수급자·차상위계층은 ${reduced.value}` }]
      : []),
    ...(fleet && vans ? [{ label: fleet.label, number: vans.count, words: vans.what }] : []),
  ];
}
