import { useEffect, useId, useRef } from 'react';
import { Button, Buttons } from '../../ui/button/button.tsx';
import { Comparison, type Difference } from './comparison.tsx';
import styles from './stale-save.module.css';

interface StaleSaveProps {
  /** What was being changed, with its particle: `이 행사를`. */
  subject: string;
  /** From what is saved to what was typed. */
  differences: readonly Difference[];
  /** Left out where nobody knows any more from what this person began. */
  onMerge?: (() => void) | undefined;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first. Both are seen below what was typed, and nothing has to be typed again. */
export function StaleSave({ subject, differences, onMerge, onTakeMine, onTakeTheirs }: StaleSaveProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.stale}>
      <h2 id={titleId}>그사이 다른 분이 {subject} 고쳤습니다</h2>
      <p>쓰신 내용은 그대로 있습니다. 다른 곳을 보시고 어떻게 할지 골라 주십시오.</p>
      <Comparison differences={differences} beforeName="저장된 것" afterName="내가 쓴 것" />
      <Buttons>
        {onMerge && (
          <Button size="small" onClick={onMerge}>
            둘을 합치기
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={onTakeMine}>
          내 것으로 저장
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs}>
          다른 분의 것으로 두기
        </Button>
      </Buttons>
      {onMerge && (
        <p className={styles.small}>
          합치면 내가 고친 칸은 내 것, 나머지는 다른 분의 것이 됩니다. 보시고 저장해 주십시오.
        </p>
      )}
    </section>
  );
}
