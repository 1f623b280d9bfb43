import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { blankDraft, toContent, type FacilityDraft } from './facility-draft.ts';
import { FacilityForm } from './facility-form.tsx';
import type { FacilityMutations } from './use-facility-mutations.ts';

export function FacilityCreate({ mutation, onClose }: { mutation: FacilityMutations; onClose: () => void }) {
  const [initial] = useState(() => blankDraft(dayInSeoul(new Date().toISOString())));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function create(draft: FacilityDraft) {
    const { isDone, fields = [] } = await mutation.create(toContent(draft));
    setProblems(fields);
    if (isDone) onClose();
  }

  return (
    <FacilityForm
      label="병원 추가"
      initial={initial}
      isBusy={mutation.isBusy}
      problems={problems}
      onConfirm={(draft) => void create(draft)}
      onCancel={onClose}
    />
  );
}
