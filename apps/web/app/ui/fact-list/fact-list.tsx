import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface FactItem {
  id: string;
  label: string;
  value: ReactNode;
  /** A few words or one amount, set large. */
  isShort?: boolean;
  note?: ReactNode;
  /** From when it holds, where it comes from, and when that was looked at. */
  origin?: ReactNode;
}

/** What holds, each with its name; made to be read at a glance. */
export function FactList({ items }: { items: readonly FactItem[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items.map(({ id, label, value, isShort, note, origin }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={isShort ? `${styles.value} ${styles.short}` : styles.value}>{value}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
            {origin && <dd className={styles.origin}>{origin}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
