import { lastDayOf } from '@kidney/contract/office/duties/duty-days.paths.ts';
import { RecordForm, type RecordFormUse } from '../../../platform/editing/form/record-form.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { dutyFields, inMonth, type DutyDraft } from './duty-draft.ts';
import styles from './duties-admin.module.css';

const numbered = (count: number, unit: string) =>
  Array.from({ length: count }, (_, n) => ({ value: String(n + 1), label: `${n + 1}${unit}` }));
const months = numbered(12, '월');

export function DutyForm(use: RecordFormUse<DutyDraft>) {
  return (
    <RecordForm {...use} subject="이 일을" fields={dutyFields} firstField="title">
      {({ id, draft, wrong, onChange }) => (
        <>
          <TextField
            id={`${id}-title`}
            label={dutyFields.title.label}
            hint="예: 기부금영수증 발급합계표 제출"
            maxLength={80}
            value={draft.title}
            error={wrong.get('title')}
            onChange={(event) => onChange({ ...draft, title: event.target.value })}
          />
          <div className={styles.date} role="group" aria-label="해마다 언제까지">
            <SelectField
              id={`${id}-month`}
              label={dutyFields.month.label}
              value={draft.month}
              error={wrong.get('month')}
              options={months}
              onChange={(event) => onChange(inMonth(draft, event.target.value))}
            />
            <SelectField
              id={`${id}-day`}
              label={dutyFields.day.label}
              value={draft.day}
              error={wrong.get('day')}
              options={numbered(lastDayOf(Number(draft.month)), '일')}
              onChange={(event) => onChange({ ...draft, day: event.target.value })}
            />
          </div>
          <TextField
            id={`${id}-note`}
            label={dutyFields.note.label}
            hint="어디에 어떻게 하는지 짧게 적습니다. 비워 두셔도 됩니다."
            maxLength={200}
            value={draft.note}
            error={wrong.get('note')}
            onChange={(event) => onChange({ ...draft, note: event.target.value })}
          />
          <TextField
            id={`${id}-href`}
            label={dutyFields.href.label}
            hint="예: /love/reports. 비워 두셔도 됩니다."
            maxLength={500}
            value={draft.href}
            error={wrong.get('href')}
            onChange={(event) => onChange({ ...draft, href: event.target.value })}
          />
        </>
      )}
    </RecordForm>
  );
}
