import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { useRecordEdit } from '../../../platform/editing/form/use-record-edit.ts';
import { toContent, toDraft } from './duty-draft.ts';
import { DutyForm } from './duty-form.tsx';
import type { DutyMutations } from './use-duty-mutations.ts';
import styles from './duties-admin.module.css';

interface DutyEditProps {
  duty: Duty;
  mutation: DutyMutations;
  onSaved: () => void;
  onClose: () => void;
}

export function DutyEdit({ duty, mutation, onSaved, onClose }: DutyEditProps) {
  const edit = useRecordEdit({
    record: duty,
    toDraft,
    send: (draft, version) => mutation.update(duty, toContent(draft), version),
    mutation,
    onSaved,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <DutyForm {...edit} label={`${duty.title} 고치기`} />
    </div>
  );
}
