import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';

/** Every field of a form in its order: its name on the screen, and what it holds, in words. */
export type RecordFields<Draft> = {
  [Field in keyof Draft]: { label: string; inWords?: (value: Draft[Field]) => string };
};

type FieldOf<Draft> = keyof Draft & string;

const namesOf = <Draft extends object>(fields: RecordFields<Draft>) => Object.keys(fields) as FieldOf<Draft>[];

function inWords<Draft, Field extends keyof Draft>(fields: RecordFields<Draft>, draft: Draft, field: Field): string {
  return (fields[field].inWords?.(draft[field]) ?? String(draft[field])) || '비어 있음';
}

/** Where two versions of a record say different things. */
export function differences<Draft extends object>(fields: RecordFields<Draft>, mine: Draft, theirs: Draft) {
  return namesOf(fields)
    .map((field) => ({
      field,
      label: fields[field].label,
      mine: inWords(fields, mine, field),
      theirs: inWords(fields, theirs, field),
    }))
    .filter((each) => each.mine !== each.theirs);
}

/** What this person changed stays; the rest is what somebody else saved meanwhile. */
export function mergeDrafts<Draft extends object>(before: Draft, mine: Draft, theirs: Draft): Draft {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Draft]);
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(isChanged)) };
}

/** What the server calls otherwise than the form does. */
export type ServerNames<Draft> = Readonly<Record<string, FieldOf<Draft>>>;

/** The form's own field for each that the server found wrong; one message each. */
export function problemsByField<Draft extends object>(
  fields: RecordFields<Draft>,
  problems: readonly FieldProblem[],
  serverNames: ServerNames<Draft> = {},
): ReadonlyMap<FieldOf<Draft>, string> {
  const found = new Map<FieldOf<Draft>, string>();
  for (const { field, message } of problems) {
    const [first] = field.split('.', 1);
    const own = serverNames[field] ?? namesOf(fields).find((name) => name === first);
    if (own && !found.has(own)) found.set(own, message);
  }
  return found;
}
