import { useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { authorOf, momentOf } from '../../moment-labels.ts';
import type { SavedVersion } from './saved-version.ts';

interface RestoreDialogProps {
  version: SavedVersion;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function RestoreDialog({ version: { version, author, savedAt }, onConfirm, onCancel }: RestoreDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <Dialog title={`${version}판으로 되돌릴까요?`} onClose={onCancel}>
      <p>
        {authorOf(author)} · {momentOf(savedAt)}
      </p>
      <p>그 글이 새 판으로 저장됩니다. 지금 글도 고친 기록에 남습니다.</p>
      <Buttons>
        <Button aria-disabled={isBusy} onClick={() => void confirm()}>
          되돌리기
        </Button>
        <Button kind="secondary" data-first-focus onClick={onCancel}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
