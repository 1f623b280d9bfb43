import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import type { PlacedProblem } from './field-ids.ts';

interface SavingProblemsProps {
  problems: readonly PlacedProblem[];
  failure: string | undefined;
}

/** Why it was not saved. */
export function SavingProblems({ problems, failure }: SavingProblemsProps) {
  return (
    <>
      {failure && (
        <StatusMessage isFocused kind="error">
          {failure}
        </StatusMessage>
      )}
      {problems.length > 0 && (
        <ErrorSummary
          title="저장하지 못했습니다. 아래를 고쳐 주십시오."
          problems={problems.map(({ fieldId, summary }) => ({ fieldId, message: summary }))}
          answer={problems}
        />
      )}
    </>
  );
}
