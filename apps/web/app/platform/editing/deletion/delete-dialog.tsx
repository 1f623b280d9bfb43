import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Deletion } from './use-deletion.ts';

interface DeleteDialogProps {
  deletion: Deletion;
  question: string;
  /** What is to be deleted, with its particle: `이 행사를`. */
  subject: string;
  /** What becomes of it. */
  consequence: string;
  onClose?: () => void;
}

export function DeleteDialog({ deletion, question, subject, consequence, onClose }: DeleteDialogProps) {
  if (!deletion.isAsking) return null;
  const close = () => {
    deletion.close();
    onClose?.();
  };
  return (
    <Dialog title={question} onClose={close}>
      {deletion.isChanged && (
        <StatusMessage kind="error">
          그사이 다른 분이 {subject} 고쳤습니다. 그래도 삭제하시려면 다시 눌러 주십시오.
        </StatusMessage>
      )}
      <p>
        <b>{deletion.name}</b>
      </p>
      <p>{consequence}</p>
      <Buttons>
        <Button kind="danger-filled" aria-disabled={deletion.isBusy} onClick={() => void deletion.confirm()}>
          삭제
        </Button>
        <Button kind="secondary" data-first-focus onClick={close}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
