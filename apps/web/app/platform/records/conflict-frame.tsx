import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './conflict.module.css';

interface ConflictFrameProps {
  /** What was being changed, with its particle: `이 병원을`. */
  subject: string;
  /** What somebody else saved. Another one takes the focus again. */
  theirs: object;
  words: string;
  shown: ReactNode;
  /** The ways out. */
  children: ReactNode;
}

/** Somebody else saved first. It stands below what was typed, and nothing has to be typed again. */
export function ConflictFrame({ subject, theirs, words, shown, children }: ConflictFrameProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, [theirs]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId} className={styles.title}>
        그사이 다른 분이 {subject} 고쳤습니다
      </h2>
      <p>{words}</p>
      <div className={styles.theirs}>{shown}</div>
      {children}
    </section>
  );
}
