import type { Duty } from '@kidney/contract/duties/duties.schema.ts';
import { useRecordEdit } from '../../../platform/records/use-record-edit.ts';
import { toContent, toDraft } from './duty-draft.ts';
import { DutyForm } from './duty-form.tsx';
import type { DutyActs } from './use-duty-acts.ts';
import styles from './duties-desk.module.css';

interface DutyEditProps {
  duty: Duty;
  acts: DutyActs;
  onSaved: () => void;
  onClose: () => void;
}

export function DutyEdit({ duty, acts, onSaved, onClose }: DutyEditProps) {
  const edit = useRecordEdit({
    record: duty,
    toDraft,
    send: (draft, version) => acts.update(duty, toContent(draft), version),
    acts,
    onSaved,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <DutyForm {...edit} label={`${duty.title} 고치기`} />
    </div>
  );
}
