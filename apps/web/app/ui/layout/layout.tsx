import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The column that every part of a page stands in. */
export function Column({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'form' }) {
  return <div className={width === 'form' ? `${styles.column} ${styles.form}` : styles.column}>{children}</div>;
}

/** Reading column with a card beside it on wide screens. */
export function Split({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.stack}>{children}</div>
      {aside}
    </div>
  );
}

export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: 'normal' | 'small' }) {
  return <div className={gap === 'small' ? `${styles.stack} ${styles.tight}` : styles.stack}>{children}</div>;
}
