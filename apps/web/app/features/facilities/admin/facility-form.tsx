import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { labelOf, problemsByField } from './draft-fields.ts';
import { FacilityConflict } from './facility-conflict.tsx';
import type { FacilityDraft } from './facility-draft.ts';
import { FacilityFields } from './facility-fields.tsx';

interface FacilityFormProps {
  label: string;
  initial: FacilityDraft;
  isBusy: boolean;
  /** What the server found wrong with what was sent last. */
  problems: readonly FieldProblem[];
  /** What somebody else saved meanwhile, and what becomes of it; to be decided before anything else. */
  conflict?: {
    theirs: FacilityDraft;
    merge: (mine: FacilityDraft) => FacilityDraft;
    onTakeMine: (mine: FacilityDraft) => void;
    onTakeTheirs: () => void;
    onMerged: () => void;
  };
  onConfirm: (draft: FacilityDraft) => void;
  onCancel: () => void;
}

/** Every field of a clinic, being added or being changed. */
export function FacilityForm({ label, initial, isBusy, problems, conflict, onConfirm, onCancel }: FacilityFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const wrong = useMemo(() => problemsByField(problems), [problems]);
  // The same list for as long as it is the same answer: a new one takes the focus.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => ({ fieldId: `${id}-${field}`, message: `${labelOf(field)}: ${message}` })),
    [wrong, id],
  );

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onConfirm(draft);
  }

  // Whoever opened the form came to write.
  useEffect(() => {
    document.getElementById(`${id}-name`)?.focus();
  }, [id]);

  return (
    <form aria-label={label} noValidate onSubmit={confirm}>
      <Stack>
        {wrong.size > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <FacilityFields id={id} draft={draft} wrong={wrong} onChange={setDraft} />
        {conflict ? (
          <FacilityConflict
            mine={draft}
            theirs={conflict.theirs}
            onTakeMine={() => conflict.onTakeMine(draft)}
            onTakeTheirs={conflict.onTakeTheirs}
            onMerge={() => {
              setDraft(conflict.merge(draft));
              conflict.onMerged();
            }}
          />
        ) : (
          <Buttons>
            <Button type="submit" aria-disabled={isBusy}>
              저장
            </Button>
            <Button kind="secondary" onClick={onCancel}>
              취소
            </Button>
          </Buttons>
        )}
      </Stack>
    </form>
  );
}
