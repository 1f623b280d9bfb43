import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { DraftState } from '../draft-keeper.ts';
import { timeOf } from '../moment-words.ts';
import styles from './editor.module.css';

interface SaveBarProps {
  draft: DraftState;
  /** What has just been done. */
  message: string;
  isBusy: boolean;
  onSave: () => void;
  onPreview: () => void;
  onClose: () => void;
}

export const previewButtonId = 'page-preview';

function inWords(draft: DraftState): string {
  switch (draft.kind) {
    case 'untouched':
      return '아직 고친 것이 없습니다.';
    case 'waiting':
      return '임시 저장하는 중입니다.';
    case 'kept':
      return `임시 저장했습니다 · ${timeOf(draft.at)}`;
    case 'failed':
      return '임시 저장하지 못했습니다. 인터넷을 확인해 주십시오.';
  }
}

export function SaveBar({ draft, message, isBusy, onSave, onPreview, onClose }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <Buttons>
        <Button aria-disabled={isBusy} onClick={onSave}>
          <Icon name="check" />
          저장
        </Button>
        <Button id={previewButtonId} kind="secondary" aria-disabled={isBusy} onClick={onPreview}>
          <Icon name="book" />
          미리보기
        </Button>
        <Button kind="secondary" onClick={onClose}>
          그만두기
        </Button>
      </Buttons>
      <div>
        <p className={styles.draft}>{inWords(draft)}</p>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
