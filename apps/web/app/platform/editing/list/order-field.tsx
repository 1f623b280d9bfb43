import type { ReactNode } from 'react';
import { MoveButtons } from './move-buttons.tsx';
import { Buttons } from '../../../ui/button/button.tsx';
import styles from './order-field.module.css';

interface OrderFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  keys: readonly string[];
  nameOf: (key: string) => string;
  announce: (words: string) => void;
  onChange: (keys: string[]) => void;
  /** What stands below an entry. */
  children?: (key: string) => ReactNode;
}

/** Entries that are neither added nor taken out, only moved. */
export function OrderField({ id, label, error, keys, nameOf, announce, onChange, children }: OrderFieldProps) {
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label}>
      {error && <p className={styles.error}>오류: {error}</p>}
      <ol className={styles.entries}>
        {keys.map((key, index) => (
          <li key={key} className={styles.entry}>
            <div role="group" aria-label={nameOf(key)} className={styles.row}>
              <b>
                {index + 1}. {nameOf(key)}
              </b>
              <Buttons>
                <MoveButtons
                  id={id}
                  noun={nameOf(key)}
                  items={keys}
                  index={index}
                  announce={announce}
                  onChange={onChange}
                />
              </Buttons>
            </div>
            {children?.(key)}
          </li>
        ))}
      </ol>
    </div>
  );
}
