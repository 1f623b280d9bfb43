import { useId, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { FieldFrame, describedBy } from './field-frame.tsx';
import styles from './text-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

const never = () => () => {};

export function PasswordField({ id, label, hint, error, ...rest }: PasswordFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  const [isShown, setShown] = useState(false);
  // Without script the button would do nothing, so it is not seen. Its place is kept: what stands below
  // may not move away under a finger when the script comes.
  const canToggle = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={styles.withButton}>
        <input
          {...rest}
          {...describedBy(fieldId, hint, error)}
          id={fieldId}
          type={isShown ? 'text' : 'password'}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          className={styles.input}
        />
        <span className={canToggle ? undefined : styles.unseen}>
          <Button kind="secondary" size="small" aria-controls={fieldId} onClick={() => setShown(!isShown)}>
            {isShown ? '비밀번호 숨기기' : '비밀번호 보기'}
          </Button>
        </span>
      </div>
    </FieldFrame>
  );
}
