import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { FactConflict } from './fact-conflict.tsx';
import { factLabels, problemsByField, type FactDraft } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';

interface FactFormProps {
  label: string;
  initial: FactDraft;
  today: string;
  isBusy: boolean;
  problems: readonly FieldProblem[];
  /** Somebody else saved first: that has to be settled before anything else. */
  conflict?: {
    theirs: FactDraft;
    merge: (mine: FactDraft) => FactDraft;
    onTakeMine: (mine: FactDraft) => void;
    onTakeTheirs: () => void;
    onMerged: () => void;
  };
  onConfirm: (draft: FactDraft) => void;
  onCancel: () => void;
}

export function FactForm(props: FactFormProps) {
  const { label, initial, today, isBusy, problems, conflict, onConfirm, onCancel } = props;
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const wrong = useMemo(() => problemsByField(problems), [problems]);
  // The summary takes the focus whenever it gets new problems, so typing must not make any.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => ({
        fieldId: `${id}-${field}`,
        message: `${factLabels[field]}: ${message}`,
      })),
    [wrong, id],
  );

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !conflict) onConfirm(draft);
  }

  // Whoever opened the form came to change what it says.
  useEffect(() => {
    document.getElementById(`${id}-value`)?.focus();
  }, [id]);

  return (
    <form aria-label={label} noValidate onSubmit={confirm}>
      <Stack>
        {summary.length > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <FactFields id={id} draft={draft} today={today} wrong={wrong} onChange={setDraft} />
        {conflict ? (
          <FactConflict
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
