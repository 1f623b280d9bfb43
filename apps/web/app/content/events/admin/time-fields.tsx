import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { labels } from './draft-fields.ts';
import { DraftField } from './draft-field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './event-editor.module.css';

export function TimeFields(props: FieldProps) {
  const { id, draft, onChange } = props;
  return (
    <>
      <div className={styles.pair}>
        <DraftField {...props} name="startsOn" type="date" required />
        <DraftField {...props} name="endsOn" type="date" hint="하루에 끝나면 비워 두십시오." />
      </div>
      <ChoiceGroup
        id={`${id}-isAllDay`}
        type="checkbox"
        name={`${id}-isAllDay`}
        legend="시각"
        options={[{ value: 'all', label: labels.isAllDay }]}
        chosen={draft.isAllDay ? ['all'] : []}
        onChange={(chosen) => onChange({ isAllDay: chosen.length > 0 })}
      />
      {!draft.isAllDay && (
        <div className={styles.pair}>
          <DraftField {...props} name="startTime" type="time" required />
          <DraftField {...props} name="endTime" type="time" hint="모르시면 비워 두십시오." />
        </div>
      )}
    </>
  );
}
