import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-field.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** False where the control is drawn by script: a label belongs to the browser's own controls only. */
  isNative?: boolean;
  children: ReactNode;
}

export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error && { 'aria-invalid': true as const }),
  };
}

/** What is wrong, beside the control that it is about. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" />
      <span>오류: {children}</span>
    </p>
  );
}

/** Label, hint and error around one control. */
export function FieldFrame({ id, label, hint, error, isNative = true, children }: FieldFrameProps) {
  const name = { id: `${id}-label`, className: styles.label };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      {isNative ? (
        <label {...name} htmlFor={id}>
          {label}
        </label>
      ) : (
        <span {...name}>{label}</span>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  );
}
