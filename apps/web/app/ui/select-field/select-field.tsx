import { useId, type ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, describedBy } from '../text-field/field-frame.tsx';
import fieldStyles from '../text-field/text-field.module.css';
import styles from './select-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** The browser's own list of choices: every phone has a good one. */
export function SelectField({ id, label, hint, error, options, ...rest }: SelectFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <span className={styles.select}>
        <select {...rest} {...describedBy(fieldId, hint, error)} id={fieldId} className={fieldStyles.input}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </FieldFrame>
  );
}
