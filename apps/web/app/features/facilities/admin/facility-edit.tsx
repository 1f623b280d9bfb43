import type { Facility } from '@kidney/contract/facilities/facilities.schema.ts';
import { useRecordEdit } from '../../../platform/records/use-record-edit.ts';
import { toContent, toDraft } from './facility-draft.ts';
import { FacilityForm } from './facility-form.tsx';
import type { FacilityActs } from './use-facility-acts.ts';
import styles from './facilities-desk.module.css';

interface FacilityEditProps {
  facility: Facility;
  acts: FacilityActs;
  onClose: () => void;
}

export function FacilityEdit({ facility, acts, onClose }: FacilityEditProps) {
  const edit = useRecordEdit({
    record: facility,
    toDraft,
    send: (draft, version) => acts.update(facility, toContent(draft), version),
    acts,
    onSaved: onClose,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <FacilityForm {...edit} label={`${facility.name} 고치기`} />
    </div>
  );
}
