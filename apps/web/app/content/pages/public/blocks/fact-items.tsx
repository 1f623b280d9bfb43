import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { FactItem } from '../../../../ui/fact-list/fact-list.tsx';
import { Dialable } from './dialable.tsx';
import { FactOriginLine } from './fact-origin-line.tsx';
import { isShortValue } from './fact-value.ts';

/** Facts as the list shows them; each with its origin, unless that is said once for all. */
export function factItems(facts: readonly Fact[], withOrigin: boolean): FactItem[] {
  return facts.map((fact) => ({
    id: fact.key,
    label: fact.label,
    value: <Dialable text={fact.value} />,
    isShort: isShortValue(fact.value),
    ...(fact.note && { note: <Dialable text={fact.note} /> }),
    ...(withOrigin && { origin: <FactOriginLine origin={fact} /> }),
  }));
}

export function factsByKeys(facts: readonly Fact[], keys: readonly string[]): Fact[] {
  return keys.flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
}
