import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import { blankDraft, toContent, type DutyDraft } from './duty-draft.ts';
import { DutyForm } from './duty-form.tsx';
import type { DutyMutations } from './use-duty-mutations.ts';

interface DutyCreateProps {
  mutation: DutyMutations;
  onSaved: () => void;
  onClose: () => void;
}

export function DutyCreate({ mutation, onSaved, onClose }: DutyCreateProps) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function create(draft: DutyDraft) {
    const { isDone, fields = [] } = await mutation.create(toContent(draft));
    setProblems(fields);
    if (isDone) onSaved();
  }

  return (
    <DutyForm
      label="해마다 할 일 추가"
      initial={blankDraft}
      isBusy={mutation.isBusy}
      problems={problems}
      onConfirm={(draft) => void create(draft)}
      onCancel={onClose}
    />
  );
}
