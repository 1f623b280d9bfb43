import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './contents.module.css';

interface PickBoxProps {
  /** For those who do not see beside what it stands. */
  label: string;
  isPicked: boolean;
  onChange: (isPicked: boolean) => void;
  /** Words that are seen. */
  children?: ReactNode;
}

export function PickBox({ label, isPicked, onChange, children }: PickBoxProps) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={children ? undefined : label}
        checked={isPicked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      {children}
    </label>
  );
}
