import type { Fact, UpdateFact } from '@kidney/contract/facts/facts.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';

/** Every field of the form, in its order. */
export const factLabels = {
  label: '이름',
  value: '내용',
  amount: '계산에 쓰는 금액 (원)',
  note: '덧붙이는 말',
  effectiveFrom: '시행일',
  source: '출처',
  sourceHref: '출처 주소',
  checkedOn: '확인한 날',
} as const;

export type FactField = keyof typeof factLabels;

/** A fact as it stands in the form: what is typed is text until the server has read it. */
export type FactDraft = Record<FactField, string>;

const fields = Object.keys(factLabels) as FactField[];

export function toDraft(fact: Fact): FactDraft {
  return Object.fromEntries(fields.map((field) => [field, fact[field]?.toString() ?? ''])) as FactDraft;
}

/** What is no number goes as it was typed: the server says what is wrong with it. */
function toAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s,]|원$/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : (text as unknown as number);
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function toContent({ label, value, source, ...rest }: FactDraft): Omit<UpdateFact, 'version'> {
  return {
    label,
    value,
    amount: toAmount(rest.amount),
    note: orNull(rest.note),
    effectiveFrom: orNull(rest.effectiveFrom),
    source,
    sourceHref: orNull(rest.sourceHref),
    checkedOn: orNull(rest.checkedOn),
  };
}

/** The one amount that the words name, where it is not the one that is calculated with. */
export function otherAmount({ value, amount }: FactDraft): number | null {
  const named = [...value.matchAll(/(\d[\d,]*)원/g)].map(([, digits]) => toAmount(digits ?? ''));
  const [only] = named;
  return named.length === 1 && only && amount.trim() !== '' && only !== toAmount(amount) ? only : null;
}

/** What this person changed stays; the rest is what somebody else saved meanwhile. */
export function mergeDrafts(before: FactDraft, mine: FactDraft, theirs: FactDraft): FactDraft {
  const changed = fields.filter((field) => mine[field] !== before[field]);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

/** Where two versions of a fact say different things. */
export function differences(mine: FactDraft, theirs: FactDraft) {
  return fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({ field, label: factLabels[field], mine: mine[field], theirs: theirs[field] }));
}

/** One message for each field that the server found wrong. */
export function problemsByField(problems: readonly FieldProblem[]): Map<FactField, string> {
  const found = new Map<FactField, string>();
  for (const { field, message } of problems) {
    if (field in factLabels && !found.has(field as FactField)) found.set(field as FactField, message);
  }
  return found;
}
