import { OutcomeMessage } from '../outcome-message.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';
import type { Acts } from '../use-acts.ts';
import type { Deletion } from './use-deletion.ts';

/** How what was done with one thing ended. */
export function ToolMessages({ acts, deletion }: { acts: Acts; deletion: Deletion }) {
  return (
    <>
      <OutcomeMessage acts={acts} />
      {deletion.problem && (
        <StatusMessage isFocused kind="error" onClose={deletion.clearProblem}>
          {deletion.problem}
        </StatusMessage>
      )}
    </>
  );
}
