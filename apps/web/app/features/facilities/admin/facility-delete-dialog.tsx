import type { Facility } from '@kidney/contract/facilities/facilities.schema.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { FacilityActs } from './use-facility-acts.ts';
import styles from './facilities-desk.module.css';

interface FacilityDeleteDialogProps {
  facility: Facility;
  acts: FacilityActs;
  onClose: () => void;
}

export function FacilityDeleteDialog({ facility, acts, onClose }: FacilityDeleteDialogProps) {
  const [newer, setNewer] = useState<Facility>();
  const shown = newer ?? facility;

  async function remove() {
    if (acts.isBusy) return;
    const { current } = await acts.remove(shown);
    if (current) setNewer(current as Facility);
    else onClose();
  }

  function cancel() {
    onClose();
    if (newer) void acts.reload();
  }

  return (
    <Dialog title="이 병원을 삭제할까요?" onClose={cancel}>
      {newer && (
        <StatusMessage kind="error">
          그사이 다른 분이 이 병원을 고쳤습니다. 고친 내용을 보시고 다시 골라 주십시오.
        </StatusMessage>
      )}
      <p className={styles.subject}>{shown.name}</p>
      <p>
        {shown.address}, {shown.phone}
      </p>
      <p>삭제하면 되돌릴 수 없습니다.</p>
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
