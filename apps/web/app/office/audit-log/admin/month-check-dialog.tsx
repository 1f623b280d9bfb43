import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { monthInWords } from './entry-labels.ts';

interface MonthCheckDialogProps {
  month: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function MonthCheckDialog({ month, isBusy, onConfirm, onClose }: MonthCheckDialogProps) {
  return (
    <Dialog title={`${monthInWords(month)} 기록을 보셨습니까?`} onClose={onClose}>
      <p>모르는 사람, 모르는 곳에서의 접속, 한밤의 일이 없는지 살펴보십시오.</p>
      <p>누가 언제 점검했는지 적히며, 나중에 지울 수 없습니다.</p>
      <Buttons>
        <Button aria-disabled={isBusy} onClick={onConfirm}>
          네, 보았습니다
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
