import { factBounds } from '@kidney/contract/content/facts/fact-bounds.paths.ts';
import { namesAmount, withAmount } from '@kidney/contract/content/facts/named-amount.paths.ts';
import type { Fact, FactContent, UpdateFact } from '@kidney/contract/content/facts/facts.schema.ts';
import { addressMost } from '@kidney/contract/shared/link-bounds.ts';
import type { Fields } from '../../../platform/editing/form/fields.ts';
import type { RecordKind } from '../../../platform/editing/form/record-editor.tsx';
import { typedNumber } from '../../../platform/editing/form/typed-number.ts';

export type FactField = keyof Omit<UpdateFact, 'version'>;

/** A fact as it stands in the form: what is typed is text until the server has read it. */
export type FactDraft = Record<FactField, string>;

const factFields: Fields<FactDraft> = {
  label: { label: '이름', maxLength: factBounds.label, hint: '무엇에 대한 것인지 적습니다.' },
  value: { label: '내용', maxLength: factBounds.value, hint: '방문자가 보는 글입니다. 예: 30,000원' },
  amount: {
    label: '계산에 쓰는 금액 (원)',
    maxLength: 20,
    inputMode: 'numeric',
    hint: '고치면 내용의 금액도 함께 바뀝니다. 계산에 쓰지 않으면 비워 두십시오.',
  },
  note: { label: '덧붙이는 말', maxLength: factBounds.note, hint: '내용 아래에 작게 나옵니다.' },
  effectiveFrom: {
    label: '시행일',
    type: 'date',
    hint: '뒷날을 적으면 그날 0시에 바뀝니다. 그때까지는 지금 내용이 나옵니다.',
  },
  source: { label: '출처', maxLength: factBounds.source, hint: '어디에서 확인했는지 적습니다.' },
  sourceHref: {
    label: '출처 주소',
    type: 'url',
    maxLength: addressMost,
    hint: 'https:// 로 시작합니다. 없으면 비워 두십시오.',
  },
  checkedOn: { label: '확인한 날', type: 'date', hint: '지금의 출처와 견주어 본 날입니다.' },
  knownSince: { label: '알려진 날', type: 'date', hint: '견줄 출처가 없으면, 언제 알려진 내용인지 적습니다.' },
};

const fields = Object.keys(factFields) as FactField[];

export function toDraft(fact: Fact | FactContent): FactDraft {
  return Object.fromEntries(fields.map((field) => [field, fact[field]?.toString() ?? ''])) as FactDraft;
}

export const factKind: RecordKind<Fact, FactDraft> = {
  subject: '이 내용을',
  first: 'value',
  fields: factFields,
  toDraft,
};

/** However it was written: with commas, or 원. */
export function toAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s,]|원$/g, '');
  return digits === '' ? null : typedNumber(/^\d+$/.test(digits) ? digits : text);
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
