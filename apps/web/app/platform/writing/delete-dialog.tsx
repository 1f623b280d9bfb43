import { Button, Buttons } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';

interface DeleteDialogProps {
  question: string;
  /** What is to be deleted, by its name. */
  name: string;
  /** The same with its particle: `이 행사를`. */
  subject: string;
  /** What becomes of it. */
  consequence: string;
  /** Somebody else has changed it since it was opened. */
  isChanged: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { question, name, subject, consequence, isChanged, isBusy, onDelete, onClose } = props;
  return (
    <Dialog title={question} onClose={onClose}>
      {isChanged && (
        <StatusMessage kind="error">
          그사이 다른 분이 {subject} 고쳤습니다. 그래도 삭제하시려면 다시 눌러 주십시오.
        </StatusMessage>
      )}
      <p>
        <b>{name}</b>
      </p>
      <p>{consequence}</p>
      <Buttons>
        <Button kind="danger-filled" aria-disabled={isBusy} onClick={onDelete}>
          삭제
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
