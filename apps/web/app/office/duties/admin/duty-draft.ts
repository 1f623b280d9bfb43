import { dutyBounds } from '@kidney/contract/office/duties/duty-bounds.paths.ts';
import { lastDayOf } from '@kidney/contract/office/duties/duty-days.paths.ts';
import type { CreateDuty, Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { addressMost } from '@kidney/contract/shared/link-bounds.ts';
import type { RecordKind } from '../../../platform/editing/form/record-editor.tsx';

/** A duty as it stands in the form. */
export interface DutyDraft {
  title: string;
  note: string;
  href: string;
  month: string;
  day: string;
}

export const blankDraft: DutyDraft = { title: '', note: '', href: '', month: '1', day: '31' };

export const numbered = (count: number, unit: string) =>
  Array.from({ length: count }, (_, n) => ({ value: String(n + 1), label: `${n + 1}${unit}` }));

const toDraft = ({ title, note, href, month, day }: Duty): DutyDraft => ({
  title,
  note,
  href: href ?? '',
  month: String(month),
  day: String(day),
});

export const toContent = ({ title, note, href, month, day }: DutyDraft): CreateDuty => ({
  title,
  note,
  href: href.trim() || null,
  month: Number(month),
  day: Number(day),
});

/** Another month may be shorter: then its last day is meant. */
export const inMonth = (draft: DutyDraft, month: string): DutyDraft => ({
  ...draft,
  month,
  day: String(Math.min(Number(draft.day), lastDayOf(Number(month)))),
});

export const dutyKind: RecordKind<Duty, DutyDraft> = {
  subject: '이 일을',
  first: 'title',
  fields: {
    title: { label: '할 일', hint: '예: 기부금영수증 발급합계표 제출', maxLength: dutyBounds.title },
    month: { label: '달', as: 'select', options: numbered(12, '월') },
    day: { label: '날', as: 'select', options: numbered(31, '일') },
    note: {
      label: '덧붙이는 말',
      hint: '어디에 어떻게 하는지 짧게 적습니다. 비워 두셔도 됩니다.',
      maxLength: dutyBounds.note,
    },
    href: { label: '하는 곳의 주소', hint: '예: /love/reports. 비워 두셔도 됩니다.', maxLength: addressMost },
  },
  toDraft,
};
