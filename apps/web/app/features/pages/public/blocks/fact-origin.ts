import type { Fact } from '@kidney/contract/facts/facts.schema.ts';

export type Origin = Pick<Fact, 'effectiveFrom' | 'source' | 'sourceHref' | 'checkedOn'>;

const isSame = (a: Origin, b: Origin) =>
  a.effectiveFrom === b.effectiveFrom &&
  a.source === b.source &&
  a.sourceHref === b.sourceHref &&
  a.checkedOn === b.checkedOn;

/** Where all of several facts come from; null where it is not the same for all, and each has to say its own. */
export function sharedOrigin(facts: readonly Fact[]): Origin | null {
  const [first, ...others] = facts;
  if (!first || others.length === 0) return null;
  const { effectiveFrom, source, sourceHref, checkedOn } = first;
  return others.every((other) => isSame(first, other)) ? { effectiveFrom, source, sourceHref, checkedOn } : null;
}
