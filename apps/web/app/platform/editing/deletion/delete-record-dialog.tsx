import { useState, type ReactNode } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Mutation, Ending } from '../../use-mutation.ts';

interface DeleteRecordDialogProps<Stored> {
  /** What would go, with its particle: `이 병원을`. */
  subject: string;
  record: Stored;
  mutation: Pick<Mutation, 'isBusy' | 'reload'>;
  onDelete: (record: Stored) => Promise<Ending>;
  onClose: () => void;
  /** Draws what would go; newer where somebody else changed it after the question was put. */
  children: (record: Stored, isNewer: boolean) => ReactNode;
}

export function DeleteRecordDialog<Stored extends object>({
  subject,
  record,
  mutation,
  onDelete,
  onClose,
  children,
}: DeleteRecordDialogProps<Stored>) {
  const [newer, setNewer] = useState<Stored>();
  const shown = newer ?? record;

  async function remove() {
    if (mutation.isBusy) return;
    const { current } = await onDelete(shown);
    if (current) setNewer(current as Stored);
    else onClose();
  }

  function cancel() {
    onClose();
    if (newer) void mutation.reload();
  }

  return (
    <Dialog title={`${subject} 삭제할까요?`} onClose={cancel}>
      {newer && (
        <StatusMessage kind="error">
          그사이 다른 분이 {subject} 고쳤습니다. 고친 내용을 보시고 다시 골라 주십시오.
        </StatusMessage>
      )}
      {children(shown, newer !== undefined)}
      <Buttons>
        <Button kind="danger-filled" aria-disabled={mutation.isBusy} onClick={() => void remove()}>
          삭제
        </Button>
        <Button kind="secondary" data-first-focus onClick={cancel}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
