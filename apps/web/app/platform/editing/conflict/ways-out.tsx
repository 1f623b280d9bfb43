import { Button, Buttons } from '../../../ui/button/button.tsx';
import styles from './conflict.module.css';

interface WaysOutProps {
  /** Left out where nobody knows any more from what this person began. */
  onMerge?: (() => void) | undefined;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
}

export function WaysOut({ onMerge, onTakeMine, onTakeTheirs }: WaysOutProps) {
  return (
    <>
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
    </>
  );
}
