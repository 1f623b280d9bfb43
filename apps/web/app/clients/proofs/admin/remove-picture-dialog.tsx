import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface RemovePictureDialogProps {
  /** What it is a picture of: `복지카드`. */
  name: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemovePictureDialog({ name, isBusy, onConfirm, onClose }: RemovePictureDialogProps) {
  return (
    <Dialog title="이 사진을 지울까요?" onClose={onClose}>
      <p>
        <b>{name} 사진</b>
      </p>
      <p>지우시면 되살릴 수 없습니다. 필요하면 신청하신 분께 다시 부탁하셔야 합니다.</p>
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
