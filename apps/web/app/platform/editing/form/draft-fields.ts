import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Difference } from '../comparison/comparison.tsx';

/** What each field of a form is called. */
export type Labels<Draft> = Record<keyof Draft & string, string>;
type FieldOf<Draft> = keyof Draft & string;

const fieldsIn = <Draft>(labels: Labels<Draft>) => Object.keys(labels) as FieldOf<Draft>[];

export interface FieldInWords {
  key: string;
  name: string;
  words: string;
}

/** What a form says, field by field; what is empty is left out. */
export function fieldsInWords<Draft>(
  draft: Draft,
  labels: Labels<Draft>,
  inWords: (draft: Draft, field: FieldOf<Draft>) => string,
): FieldInWords[] {
  return fieldsIn(labels)
    .map((key) => ({ key, name: labels[key], words: inWords(draft, key) }))
    .filter(({ words }) => words !== '');
}

/** Where what is saved and what was typed say different things. */
export function differencesBetween<Draft>(
  saved: Draft,
  mine: Draft,
  labels: Labels<Draft>,
  inWords: (draft: Draft, field: FieldOf<Draft>) => string,
): Difference[] {
  return fieldsIn(labels)
    .map((key) => ({ key, name: labels[key], before: inWords(saved, key), after: inWords(mine, key) }))
    .filter(({ before, after }) => before !== after)
    .map((each) => ({ ...each, changes: ['changed'] }));
}

/** The form's own field for each that was found wrong; one message each. */
export function problemsByField<Draft>(
  problems: readonly FieldProblem[],
  labels: Labels<Draft>,
  fieldAt: (path: readonly string[]) => string | undefined,
): Map<FieldOf<Draft>, string> {
  const found = new Map<FieldOf<Draft>, string>();
  for (const { field, message } of problems) {
    const name = fieldAt(field.split('.'));
    const own = fieldsIn(labels).find((each) => each === name);
    if (own && !found.has(own)) found.set(own, message);
  }
  return found;
}
