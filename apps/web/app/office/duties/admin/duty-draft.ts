import { lastDayOf } from '@kidney/contract/office/duties/duty-days.paths.ts';
import type { CreateDuty, Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import type { RecordFields } from '../../../platform/editing/form/record-fields.ts';

/** A duty as it stands in the form. */
export interface DutyDraft {
  title: string;
  note: string;
  href: string;
  month: string;
  day: string;
}

export const blankDraft: DutyDraft = { title: '', note: '', href: '', month: '1', day: '31' };

export const dutyFields: RecordFields<DutyDraft> = {
  title: { label: '할 일' },
  month: { label: '달', inWords: (month) => `${month}월` },
  day: { label: '날', inWords: (day) => `${day}일` },
  note: { label: '덧붙이는 말' },
  href: { label: '하는 곳의 주소' },
};

export const toDraft = ({ title, note, href, month, day }: Duty): DutyDraft => ({
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
