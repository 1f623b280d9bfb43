import type { Message } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { templateNames } from './message-labels.ts';

interface DismissDialogProps {
  message: Message;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DismissDialog({ message: { template, to }, isBusy, onConfirm, onClose }: DismissDialogProps) {
  return (
    <Dialog title="이 메시지를 치울까요?" onClose={onClose}>
      <p>
        <b>
          {templateNames[template]}, {to}
        </b>
      </p>
      <p>치우시면 다시 보내지 않습니다. 받는 곳과 글도 바로 지웁니다.</p>
      <Buttons>
        <Button kind="danger-filled" aria-disabled={isBusy} onClick={onConfirm}>
          치우기
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
