import { namesAmount, withAmount } from '@kidney/contract/content/facts/named-amount.paths.ts';
import type { Fact, FactContent, UpdateFact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { RecordFields } from '../../../platform/editing/form/record-fields.ts';

export type FactField = keyof Omit<UpdateFact, 'version'>;

/** A fact as it stands in the form: what is typed is text until the server has read it. */
export type FactDraft = Record<FactField, string>;

export const factFields: RecordFields<FactDraft> = {
  label: { label: '이름' },
  value: { label: '내용' },
  amount: { label: '계산에 쓰는 금액 (원)' },
  note: { label: '덧붙이는 말' },
  effectiveFrom: { label: '시행일' },
  source: { label: '출처' },
  sourceHref: { label: '출처 주소' },
  checkedOn: { label: '확인한 날' },
  knownSince: { label: '알려진 날' },
};

const fields = Object.keys(factFields) as FactField[];

export function toDraft(fact: Fact | FactContent): FactDraft {
  return Object.fromEntries(fields.map((field) => [field, fact[field]?.toString() ?? ''])) as FactDraft;
}

/** What is no number goes as it was typed: the server says what is wrong with it. */
export function toAmount(text: string): number | null {
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
    knownSince: orNull(rest.knownSince),
  };
}

/** The draft with another amount; its text names that one in the place of the last that it named. */
export function changeAmount(draft: FactDraft, last: number | null, typed: string): FactDraft {
  const amount = toAmount(typed);
  const follows = last !== null && typeof amount === 'number' && namesAmount(draft.value, last);
  return { ...draft, amount: typed, value: follows ? withAmount(draft.value, last, amount) : draft.value };
}

/** The one amount that the words name, where it is not the one that is calculated with. */
export function otherAmount({ value, amount }: FactDraft): number | null {
  const named = [...value.matchAll(/(\d[\d,]*)원/g)].map(([, digits]) => toAmount(digits ?? ''));
  const [only] = named;
  return named.length === 1 && only && amount.trim() !== '' && only !== toAmount(amount) ? only : null;
}
