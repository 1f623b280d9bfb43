import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { FaqActs } from './use-faq-acts.ts';
import styles from './faq-desk.module.css';

interface FaqDeleteDialogProps {
  faq: Faq;
  acts: FaqActs;
  onClose: () => void;
}

export function FaqDeleteDialog({ faq, acts, onClose }: FaqDeleteDialogProps) {
  const [newer, setNewer] = useState<Faq>();
  const shown = newer ?? faq;

  async function remove() {
    if (acts.isBusy) return;
    const { current } = await acts.remove(faq.id, shown.version);
    if (current) setNewer(current);
    else onClose();
  }

  function cancel() {
    onClose();
    if (newer) void acts.reload();
  }

  return (
    <Dialog title="이 질문을 삭제할까요?" onClose={cancel}>
      {newer && (
        <StatusMessage kind="error">
          그사이 다른 분이 이 질문을 고쳤습니다. 고친 내용을 보시고 다시 골라 주십시오.
        </StatusMessage>
      )}
      <p className={styles.subject}>{shown.title}</p>
      {newer && <RichText html={newer.des} />}
      <Buttons>
        <Button kind="danger-filled" aria-disabled={acts.isBusy} onClick={() => void remove()}>
          삭제
        </Button>
        <Button kind="secondary" data-first-focus onClick={cancel}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
