import { RecordForm, type RecordFormUse } from '../../../platform/editing/form/record-form.tsx';
import { facilityFields, serverNames } from './draft-fields.ts';
import type { FacilityDraft } from './facility-draft.ts';
import { FacilityFields } from './facility-fields.tsx';

export function FacilityForm(use: RecordFormUse<FacilityDraft>) {
  return (
    <RecordForm {...use} subject="이 병원을" fields={facilityFields} serverNames={serverNames} firstField="name">
      {(fields) => <FacilityFields {...fields} />}
    </RecordForm>
  );
}
