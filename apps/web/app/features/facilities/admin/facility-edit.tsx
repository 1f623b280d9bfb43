import type { Facility } from '@kidney/contract/facilities/facilities.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import { mergeDrafts, toContent, toDraft, type FacilityDraft } from './facility-draft.ts';
import { FacilityForm } from './facility-form.tsx';
import type { FacilityActs } from './use-facility-acts.ts';
import styles from './facilities-desk.module.css';

interface FacilityEditProps {
  facility: Facility;
  acts: FacilityActs;
  onClose: () => void;
}

export function FacilityEdit({ facility, acts, onClose }: FacilityEditProps) {
  const [seen, setSeen] = useState(facility);
  const [theirs, setTheirs] = useState<Facility>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function save(draft: FacilityDraft, version: number) {
    const { isDone, current, fields = [] } = await acts.update(facility, toContent(draft), version);
    setProblems(fields);
    if (isDone) onClose();
    else if (current) setTheirs(current as Facility);
  }

  async function takeTheirs() {
    await acts.reload();
    onClose();
  }

  return (
    <div className={styles.edit}>
      <FacilityForm
        label={`${facility.name} 고치기`}
        initial={toDraft(facility)}
        isBusy={acts.isBusy}
        problems={problems}
        onConfirm={(draft) => void save(draft, seen.version)}
        onCancel={onClose}
        {...(theirs && {
          conflict: {
            theirs: toDraft(theirs),
            merge: (mine: FacilityDraft) => mergeDrafts(toDraft(seen), mine, toDraft(theirs)),
            onTakeMine: (mine: FacilityDraft) => void save(mine, theirs.version),
            onTakeTheirs: () => void takeTheirs(),
            onMerged: () => {
              setSeen(theirs);
              setTheirs(undefined);
            },
          },
        })}
      />
    </div>
  );
}
