import type { Closure } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { dayInWords } from './closure-labels.ts';

interface ClosureRemoveDialogProps {
  closure: Closure;
  today: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ClosureRemoveDialog({ closure, today, isBusy, onConfirm, onClose }: ClosureRemoveDialogProps) {
  return (
    <Dialog title="이 날을 지울까요?" onClose={onClose}>
      <p>
        <b>
          {dayInWords(closure.date, today)} {closure.reason}
        </b>
      </p>
      <p>지우시면 안내에서 바로 빠집니다. 주말이나 공휴일이 아니면 운행하는 날이 됩니다.</p>
      <Buttons>
        <Button kind="danger-filled" aria-disabled={isBusy} onClick={onConfirm}>
          지우기
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
