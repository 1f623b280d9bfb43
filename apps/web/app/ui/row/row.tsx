import type { ReactNode } from 'react';
import styles from './row.module.css';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The things of a list, one below the other, or in two columns where there is room. Each is a `li` with a `Row`. */
export function Rows({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return <ul className={joined(styles.rows, columns === 2 && styles.paired)}>{children}</ul>;
}

interface RowProps {
  /** Its time is over, and nobody has done it. */
  isLate?: boolean;
  /** On wide screens its parts stand side by side: what it is and what can be done, or its origin between them. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** One thing in a list of the office. */
export function Row({ isLate = false, columns = 1, children }: RowProps) {
  return (
    <article
      className={joined(
        styles.row,
        columns > 1 && styles.apart,
        columns === 2 && styles.two,
        columns === 3 && styles.three,
        isLate && styles.late,
      )}
    >
      {children}
    </article>
  );
}

/** What it is, and how it stands. */
export function RowTitle({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className={styles.title}>{children}</Heading>;
}
