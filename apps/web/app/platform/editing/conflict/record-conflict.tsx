import type { ReactNode } from 'react';
import { Conflict } from './conflict.tsx';
import styles from './record-conflict.module.css';

interface RecordConflictProps {
  /** What was being changed, with its particle: `이 병원을`. */
  subject: string;
  theirs: object;
  words: string;
  shown: ReactNode;
  /** The ways out. */
  children: ReactNode;
}

/** It stands below what was typed. */
export function RecordConflict({ subject, theirs, words, shown, children }: RecordConflictProps) {
  return (
    <Conflict subject={subject} theirs={theirs}>
      <p>{words}</p>
      <div className={styles.theirs}>{shown}</div>
      {children}
    </Conflict>
  );
}
