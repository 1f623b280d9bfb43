import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { fieldsInWords } from '../../../platform/editing/form/fields.ts';
import type { GroupForm } from './group-form.ts';
import styles from './settings-admin.module.css';

interface GroupValuesProps<Draft extends object> {
  form: GroupForm<Draft>;
  setting: Setting;
}

/** What a group says now. */
export function GroupValues<Draft extends object>({ form, setting }: GroupValuesProps<Draft>) {
  const draft = form.toDraft(setting);
  const quiet = form.quiet?.(draft);
  if (quiet) return <p>{quiet}</p>;
  return (
    <dl className={styles.values}>
      {fieldsInWords(form.fields, draft).map(({ key, name, words }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
