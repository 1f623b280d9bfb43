import type { Case } from '@kidney/contract/applications/cases.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useMemo, useState } from 'react';
import type { Acts } from '../../../../platform/use-acts.ts';
import { problemsByName } from '../form-answers.ts';

/** Something that is done to a case in the version that was seen. Whoever was first is shown; nothing typed is lost. */
export function useCaseAct(theCase: Case, acts: Acts) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [theirs, setTheirs] = useState<Case>();
  const wrong = useMemo(() => problemsByName(problems), [problems]);

  async function send(work: (version: number) => Promise<{ message: string }>): Promise<boolean> {
    if (acts.isBusy) return false;
    const { isDone, current, fields = [] } = await acts.act(() => work(theCase.version));
    setProblems(fields);
    setTheirs(current as Case | undefined);
    return isDone;
  }

  /** Goes on from what somebody else has made of it. */
  async function takeIn(): Promise<void> {
    await acts.reload();
    setTheirs(undefined);
  }

  return { send, takeIn, theirs, wrong };
}
