import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { actNames, actQuestions } from './content-labels.ts';
import { keyOf, type Choice } from './picked-contents.ts';
import styles from './contents.module.css';

interface ActDialogProps extends Choice {
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const namedMost = 5;

export function ActDialog({ act, contents, isBusy, onConfirm, onClose }: ActDialogProps) {
  const { ask, words } = actQuestions[act];
  const rest = contents.length - namedMost;
  return (
    <Dialog title={`${contents.length}건을 ${ask}`} onClose={onClose}>
      <ul className={styles.named}>
        {contents.slice(0, namedMost).map((content) => (
          <li key={keyOf(content)}>{content.title}</li>
        ))}
        {rest > 0 && <li>그 밖에 {rest}건</li>}
      </ul>
      <p>{words}</p>
      <Buttons>
        <Button kind={act === 'bin' ? 'danger-filled' : 'primary'} aria-disabled={isBusy} onClick={onConfirm}>
          {actNames[act]}
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
