import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './service-state.module.css';

interface ServiceStateProps {
  runs: boolean;
  /** Names the day it speaks of. */
  title: string;
  children?: ReactNode;
}

/** Whether there is service on a day: a sign, words, and only then a colour. */
export function ServiceState({ runs, title, children }: ServiceStateProps) {
  return (
    <div className={runs ? styles.state : `${styles.state} ${styles.off}`}>
      <Icon name={runs ? 'check' : 'close'} />
      <div className={styles.body}>
        <b className={styles.title}>{title}</b>
        {children}
      </div>
    </div>
  );
}
