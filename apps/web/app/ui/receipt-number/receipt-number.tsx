import spoken from '../layout/spoken.module.css';
import styles from './receipt-number.module.css';

/** A number to be kept, and read to somebody on the telephone: in groups, and aloud one sign at a time. */
export function ReceiptNumber({ label, number }: { label: string; number: string }) {
  const groups = number.split('-');
  return (
    <p className={styles.receipt}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={spoken.spoken}>{groups.map((group) => group.split('').join(' ')).join(', ')}</span>
      <span className={styles.number} aria-hidden="true">
        {groups.map((group, index) => (
          <span key={`${index}${group}`}>
            {group}
            {index < groups.length - 1 && '-'}
          </span>
        ))}
      </span>
    </p>
  );
}
