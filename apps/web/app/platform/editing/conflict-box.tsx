import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Comparison, type Difference } from './comparison.tsx';
import { momentOf } from './moment-words.ts';
import styles from './conflict-box.module.css';

interface ConflictBoxProps {
  /** What both wrote, with its particle: `이 페이지를`. */
  subject: string;
  author: string | null;
  savedAt: string;
  /** From what is stored to what this person wrote. */
  differences: readonly Difference[];
  /** The ways out. */
  children: ReactNode;
}

/** Somebody else saved first. Both texts are seen, and nothing has to be typed again. */
export function ConflictBox({ subject, author, savedAt, differences, children }: ConflictBoxProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, [savedAt]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId}>
        그사이 {author ? `${author} 님이` : '다른 분이'} {subject} 고쳤습니다
      </h2>
      <p>
        {momentOf(savedAt)}에 저장했습니다. 쓰신 글은 그대로 있습니다. 두 글을 견주어 보시고 어떻게 할지 골라 주십시오.
      </p>
      <Comparison differences={differences} beforeName="저장된 글" afterName="내가 쓴 글" />
      {children}
    </section>
  );
}
