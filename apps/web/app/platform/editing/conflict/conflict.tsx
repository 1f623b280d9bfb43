import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './conflict.module.css';

interface ConflictProps {
  /** Who it was; unknown where the account is gone. */
  author?: string | null;
  /** What both changed, with its particle: `이 병원을`. */
  subject: string;
  /** What somebody else saved. Another one takes the focus again. */
  theirs?: unknown;
  children: ReactNode;
}

/** Somebody else saved first. It takes the focus, and nothing has to be typed again. */
export function Conflict({ author, subject, theirs, children }: ConflictProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, [theirs]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId} className={styles.title}>
        그사이 {author ? `${author} 님이` : '다른 분이'} {subject} 고쳤습니다
      </h2>
      {children}
    </section>
  );
}
