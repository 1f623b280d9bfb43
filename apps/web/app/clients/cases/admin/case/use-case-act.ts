import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useMemo, useState } from 'react';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';

/** Something that is done to a case in the version that was seen. Whoever was first is shown; nothing typed is lost. */
export function useCaseAct(theCase: Case, mutation: Mutation) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [theirs, setTheirs] = useState<Case>();
  const wrong = useMemo(() => problemsByName(problems, 'answers'), [problems]);

  async function send(work: (version: number) => Promise<{ message?: string }>): Promise<boolean> {
    if (mutation.isBusy) return false;
    const { isDone, current, fields = [] } = await mutation.act(() => work(theCase.version));
    setProblems(fields);
    setTheirs(current as Case | undefined);
    return isDone;
  }

  /** Goes on from what somebody else has made of it. */
  async function takeIn(): Promise<void> {
    await mutation.reload();
    setTheirs(undefined);
  }

  return { send, takeIn, theirs, wrong };
}
