import { useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

interface DeleteDialogProps {
  title: string;
  version: number;
  /** Gives the version that is there now, where somebody else has changed it. */
  onRemove: (version: number) => Promise<number | undefined>;
  onClose: () => void;
}

export function DeleteDialog({ title, version, onRemove, onClose }: DeleteDialogProps) {
  const [seen, setSeen] = useState(version);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const current = await onRemove(seen);
    setBusy(false);
    if (current === undefined) onClose();
    else setSeen(current);
  }

  return (
    <Dialog title="이 소식지를 삭제할까요?" onClose={onClose}>
      {seen !== version && (
        <StatusMessage kind="error">
          그사이 다른 분이 이 소식지를 고쳤습니다. 그래도 삭제하시려면 다시 눌러 주십시오.
        </StatusMessage>
      )}
      <p>
        <b>{title}</b>
      </p>
      <p>휴지통에 들어갑니다. 30일 안에 되살리실 수 있습니다.</p>
      <Buttons>
        <Button kind="danger-filled" aria-disabled={isBusy} onClick={() => void remove()}>
          삭제
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
