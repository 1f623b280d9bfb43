import type { ReactNode } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { DraftState } from '../drafts/draft-keeper.ts';
import { draftInWords } from '../drafts/draft-messages.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  draft: DraftState;
  /** What has just been done. */
  message: string;
  isBusy: boolean;
  saveLabel?: string;
  onSave: () => void;
  onPreview: () => void;
  onClose: () => void;
  /** More buttons. */
  children?: ReactNode;
}

export const previewButtonId = 'show-preview';

export function SaveBar({
  draft,
  message,
  isBusy,
  saveLabel = '저장',
  onSave,
  onPreview,
  onClose,
  children,
}: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <Buttons>
        <Button aria-disabled={isBusy} onClick={onSave}>
          <Icon name="check" />
          {saveLabel}
        </Button>
        <Button id={previewButtonId} kind="secondary" aria-disabled={isBusy} onClick={onPreview}>
          <Icon name="book" />
          미리보기
        </Button>
        {children}
        <Button kind="secondary" onClick={onClose}>
          그만두기
        </Button>
      </Buttons>
      <div>
        <p className={styles.draft}>{draftInWords(draft)}</p>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
