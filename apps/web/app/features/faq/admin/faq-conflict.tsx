import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useEffect, useId, useRef } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './faq-desk.module.css';

interface FaqConflictProps {
  current: Faq;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
  onMerge: () => void;
}

/** Somebody else saved first. What they wrote stands below what was typed, and nothing has to be typed again. */
export function FaqConflict({ current, onTakeMine, onTakeTheirs, onMerge }: FaqConflictProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    box.current?.focus();
  }, [current]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId} className={styles.title}>
        그사이 다른 분이 이 질문을 고쳤습니다
      </h2>
      <p>위의 글은 지금 쓰신 것이고, 아래는 다른 분이 저장한 것입니다. 어떻게 할지 골라 주십시오.</p>
      <div className={styles.theirs}>
        <b>{current.title}</b>
        <RichText html={current.des} />
      </div>
      <Buttons>
        <Button size="small" onClick={onTakeMine}>
          내 글로 저장
        </Button>
        <Button kind="secondary" size="small" onClick={onMerge}>
          다른 분의 글을 내 글 아래에 붙이기
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs}>
          다른 분의 글로 두기
        </Button>
      </Buttons>
    </section>
  );
}
