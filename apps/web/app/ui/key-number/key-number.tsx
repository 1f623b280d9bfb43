import styles from './key-number.module.css';

export interface KeyNumber {
  label: string;
  number: string;
  words?: string | null | undefined;
}

/** The few numbers that decide, set very large. */
export function KeyNumbers({ items }: { items: readonly KeyNumber[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, number, words }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>{number}</dd>
          {words && <dd className={styles.words}>{words}</dd>}
        </div>
      ))}
    </dl>
  );
}
