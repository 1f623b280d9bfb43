import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';

const originOf = ({ effectiveFrom, source, sourceHref, checkedOn, knownSince }: Fact) => ({
  effectiveFrom,
  source,
  sourceHref,
  checkedOn,
  knownSince,
});

export type Origin = ReturnType<typeof originOf>;

/** Where all of several facts come from; null where it is not the same for all, and each has to say its own. */
export function sharedOrigin(facts: readonly Fact[]): Origin | null {
  const [first, ...others] = facts.map(originOf);
  if (!first || others.length === 0) return null;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : null;
}
