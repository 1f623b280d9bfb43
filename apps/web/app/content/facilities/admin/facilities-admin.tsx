import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DeleteRecordDialog } from '../../../platform/editing/deletion/delete-record-dialog.tsx';
import { RecordEdit } from '../../../platform/editing/form/record-editor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { FacilityCard } from '../public/facility-card.tsx';
import type { Filter } from '../public/facility-filter.ts';
import { FacilityResults } from '../public/facility-results.tsx';
import { FacilitiesTools } from './facilities-tools.tsx';
import { toContent } from './facility-draft.ts';
import { facilityKind } from './facility-kind.ts';
import { useFacilityMutations } from './use-facility-mutations.ts';
import styles from './facilities-admin.module.css';

interface FacilitiesAdminProps {
  filter: Filter;
  districts: readonly District[];
  facilities: readonly Facility[];
  phone: string;
}

const editButtonId = (id: number) => `edit-facility-${id}`;

/** The list as those who keep it see it. */
export default function FacilitiesAdmin({ filter, districts, facilities, phone }: FacilitiesAdminProps) {
  const mutation = useFacilityMutations();
  const kind = facilityKind(districts);
  const [editing, setEditing] = useState<number>();
  const [deleting, setDeleting] = useState<Facility>();
  const { outcome } = mutation;

  function stopEditing(id: number) {
    flushSync(() => setEditing(undefined));
    document.getElementById(editButtonId(id))?.focus();
  }

  const draw = (facility: Facility) =>
    facility.id === editing ? (
      <RecordEdit
        kind={kind}
        label={`${facility.name} 고치기`}
        record={facility}
        send={(draft, version) => mutation.update(facility, toContent(draft), version)}
        mutation={mutation}
        onSaved={() => stopEditing(facility.id)}
        onClose={() => stopEditing(facility.id)}
      />
    ) : (
      <>
        <FacilityCard facility={facility} />
        <div className={styles.staff} role="group" aria-label={facility.name}>
          <span className={styles.word}>직원:</span>
          <Button
            id={editButtonId(facility.id)}
            kind="secondary"
            size="small"
            onClick={() => {
              mutation.clearOutcome();
              setEditing(facility.id);
            }}
          >
            <Icon name="edit" />
            고치기
          </Button>
          <Button kind="danger" size="small" onClick={() => setDeleting(facility)}>
            <Icon name="trash" />
            삭제
          </Button>
        </div>
      </>
    );

  return (
    <div className={styles.admin}>
      {outcome && (
        <StatusMessage isFocused kind={outcome.kind} onClose={mutation.clearOutcome}>
          {outcome.message}
        </StatusMessage>
      )}
      <FacilitiesTools districts={districts} mutation={mutation} />
      <FacilityResults filter={filter} facilities={facilities} phone={phone} draw={draw} />
      {deleting && (
        <DeleteRecordDialog
          subject="이 병원을"
          record={deleting}
          mutation={mutation}
          onDelete={mutation.remove}
          onClose={() => setDeleting(undefined)}
        >
          {({ name, address, phone: number }) => (
            <>
              <p>
                <b>{name}</b>
              </p>
              <p>
                {address}, {number}
              </p>
              <p>삭제하면 되돌릴 수 없습니다.</p>
            </>
          )}
        </DeleteRecordDialog>
      )}
    </div>
  );
}
