import { lastDayOf } from '@kidney/contract/office/duties/duty-days.paths.ts';
import { DraftField, type FormState } from '../../../platform/editing/form/draft-fields.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { inMonth, numbered, type DutyDraft } from './duty-draft.ts';
import styles from './duties-admin.module.css';

/** A day that is not in the month cannot be chosen. */
export function DutyFields({ form }: { form: FormState<DutyDraft> }) {
  const { draft, fields, onChange } = form;
  const days = numbered(lastDayOf(Number(draft.month)), '일');
  return (
    <Stack>
      <DraftField {...form} name="title" />
      <div className={styles.date} role="group" aria-label="해마다 언제까지">
        <DraftField
          {...form}
          name="month"
          onChange={(change) => onChange((before) => inMonth(before, change(before).month))}
        />
        <DraftField {...form} name="day" fields={{ ...fields, day: { ...fields.day, options: days } }} />
      </div>
      <DraftField {...form} name="note" />
      <DraftField {...form} name="href" />
    </Stack>
  );
}
