import { useEffect, useId, useRef } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { differences, type FactDraft } from './fact-draft.ts';
import styles from './facts-desk.module.css';

interface FactConflictProps {
  mine: FactDraft;
  theirs: FactDraft;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
  onMerge: () => void;
}

const inWords = (text: string) => text || '비어 있음';

/** Somebody else saved first. Where the two differ stands below what was typed, and nothing has to be typed again. */
export function FactConflict({ mine, theirs, onTakeMine, onTakeTheirs, onMerge }: FactConflictProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, [theirs]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId} className={styles.title}>
        그사이 다른 분이 이 내용을 고쳤습니다
      </h2>
      <p>쓰신 내용은 그대로 있습니다. 다른 곳을 보시고 어떻게 할지 골라 주십시오.</p>
      <dl className={styles.differences}>
        {differences(mine, theirs).map(({ field, label, mine: own, theirs: others }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>내가 쓴 것: {inWords(own)}</dd>
            <dd>다른 분이 쓴 것: {inWords(others)}</dd>
          </div>
        ))}
      </dl>
      <Buttons>
        <Button size="small" onClick={onMerge}>
          둘을 합치기
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeMine}>
          내 것으로 저장
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs}>
          다른 분의 것으로 두기
        </Button>
      </Buttons>
      <p className={styles.small}>
        합치면 내가 고친 칸은 내 것, 나머지는 다른 분의 것이 됩니다. 보시고 저장해 주십시오.
      </p>
    </section>
  );
}
