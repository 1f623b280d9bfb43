import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { useRecordEdit } from '../../../platform/editing/form/use-record-edit.ts';
import { toContent, toDraft } from './facility-draft.ts';
import { FacilityForm } from './facility-form.tsx';
import type { FacilityMutations } from './use-facility-mutations.ts';
import styles from './facilities-admin.module.css';

interface FacilityEditProps {
  facility: Facility;
  mutation: FacilityMutations;
  onClose: () => void;
}

export function FacilityEdit({ facility, mutation, onClose }: FacilityEditProps) {
  const edit = useRecordEdit({
    record: facility,
    toDraft,
    send: (draft, version) => mutation.update(facility, toContent(draft), version),
    mutation,
    onSaved: onClose,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <FacilityForm {...edit} label={`${facility.name} 고치기`} />
    </div>
  );
}
