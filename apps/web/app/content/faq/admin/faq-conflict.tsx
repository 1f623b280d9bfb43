import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import { Conflict } from '../../../platform/editing/conflict/conflict.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './faq-admin.module.css';

interface FaqConflictProps {
  theirs: Pick<Faq, 'title' | 'des'>;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
  onMerge: () => void;
}

/** It stands below what was typed. */
export function FaqConflict({ theirs, onTakeMine, onTakeTheirs, onMerge }: FaqConflictProps) {
  return (
    <Conflict subject="이 질문을" theirs={theirs}>
      <p>위의 글은 지금 쓰신 것이고, 아래는 다른 분이 저장한 것입니다. 어떻게 할지 골라 주십시오.</p>
      <div className={styles.theirs}>
        <b>{theirs.title}</b>
        <RichText html={theirs.des} />
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
    </Conflict>
  );
}
