import { useId, type ComponentProps } from 'react';
import { FieldFrame, describedBy } from './field-frame.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ id, label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input {...rest} {...describedBy(fieldId, hint, error)} id={fieldId} type={type} className={styles.input} />
    </FieldFrame>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** For one paragraph that does not fit on a line; it grows with what is written. */
export function TextArea({ id, label, hint, error, rows = 2, ...rest }: TextAreaProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describedBy(fieldId, hint, error)}
        id={fieldId}
        rows={rows}
        className={`${styles.input} ${styles.area}`}
      />
    </FieldFrame>
  );
}
