import { useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

interface CloseDialogProps {
  /** False where it could not be kept. */
  onKeep: () => Promise<boolean>;
  onDrop: () => void;
  onStay: () => void;
}

export function CloseDialog({ onKeep, onDrop, onStay }: CloseDialogProps) {
  const [isFailed, setFailed] = useState(false);

  async function keep() {
    setFailed(false);
    setFailed(!(await onKeep()));
  }

  return (
    <Dialog title="그만 고칠까요?" onClose={onStay}>
      {isFailed && (
        <StatusMessage kind="error">임시 저장하지 못했습니다. 인터넷을 확인하고 다시 눌러 주십시오.</StatusMessage>
      )}
      <p>고치신 것은 아직 누리집에 보이지 않습니다. 임시 저장해 두시면 다음에 이어서 고치실 수 있습니다.</p>
      <Buttons>
        <Button data-first-focus onClick={() => void keep()}>
          임시 저장하고 나가기
        </Button>
        <Button kind="danger" onClick={onDrop}>
          고친 것 버리기
        </Button>
        <Button kind="secondary" onClick={onStay}>
          계속 고치기
        </Button>
      </Buttons>
    </Dialog>
  );
}
