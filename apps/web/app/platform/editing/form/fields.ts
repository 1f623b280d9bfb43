import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Difference } from '../comparison/comparison.tsx';

export interface Option {
  value: string;
  label: string;
}

/** How a field is filled in: a line of text, unless it says otherwise. */
export interface FieldInput {
  as?: 'text-area' | 'select' | 'radio' | 'checkbox';
  hint?: string;
  type?: 'date' | 'time' | 'url' | 'datetime-local';
  inputMode?: 'numeric' | 'tel' | 'url';
  /** The most characters, as the contract has it. */
  maxLength?: number;
  /** The first day that may be picked. */
  min?: string;
  required?: boolean;
  rows?: number;
  options?: readonly Option[];
  /** Takes a whole row where two fields stand beside each other. */
  isWide?: boolean;
}

/** Every field of a form in its order: what it is called, what it holds, in words, and how it is filled in. */
export type Fields<Draft> = {
  [Name in keyof Draft]: FieldInput & { label: string; inWords?: (value: Draft[Name], draft: Draft) => string };
};

export type NameOf<Draft> = keyof Draft & string;

export const namesOf = <Draft extends object>(fields: Fields<Draft>) => Object.keys(fields) as NameOf<Draft>[];

function inWords<Draft extends object>(fields: Fields<Draft>, draft: Draft, name: NameOf<Draft>): string {
  const { inWords: own, options } = fields[name];
  const value = draft[name];
  if (own) return own(value, draft);
  if (!options) return String(value);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return options
    .filter((option) => chosen.includes(option.value))
    .map(({ label }) => label)
    .join(', ');
}

export interface FieldInWords {
  key: string;
  name: string;
  words: string;
}

/** What a form says, field by field; what is empty is left out. */
export function fieldsInWords<Draft extends object>(fields: Fields<Draft>, draft: Draft): FieldInWords[] {
  return namesOf(fields)
    .map((key) => ({ key, name: fields[key].label, words: inWords(fields, draft, key) }))
    .filter(({ words }) => words !== '');
}

/** Where two versions say different things. */
export function differencesBetween<Draft extends object>(
  fields: Fields<Draft>,
  older: Draft,
  newer: Draft,
): Difference[] {
  return namesOf(fields)
    .map((key) => ({
      key,
      name: fields[key].label,
      before: inWords(fields, older, key),
      after: inWords(fields, newer, key),
    }))
    .filter(({ before, after }) => before !== after)
    .map((each) => ({ ...each, changes: ['changed'] }));
}

/** What this person changed stays; the rest is what somebody else saved meanwhile. */
export function mergeDrafts<Draft extends object>(before: Draft, mine: Draft, theirs: Draft): Draft {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Draft]);
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(isChanged)) };
}

/** What the server calls otherwise than the form does, by where it lies in what is sent. */
export type ServerNames<Draft> = Readonly<Record<string, NameOf<Draft>>>;

/** The form's own field for each that the server found wrong; one message each. */
export function problemsByField<Draft extends object>(
  fields: Fields<Draft>,
  problems: readonly FieldProblem[],
  serverNames: ServerNames<Draft> = {},
): ReadonlyMap<NameOf<Draft>, string> {
  const own = new Map<string, NameOf<Draft>>([
    ...namesOf(fields).map((name) => [name, name] as const),
    ...Object.entries(serverNames),
  ]);
  const found = new Map<NameOf<Draft>, string>();
  for (const { field, message } of problems) {
    const path = field.split('.');
    const name = path.map((_, index) => own.get(path.slice(0, path.length - index).join('.'))).find(Boolean);
    if (name && !found.has(name)) found.set(name, message);
  }
  return found;
}
