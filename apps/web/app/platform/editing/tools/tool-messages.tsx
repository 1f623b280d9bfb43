import { OutcomeMessage } from '../../outcome-message.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Mutation } from '../../use-mutation.ts';
import type { Deletion } from '../deletion/use-deletion.ts';

/** How what was done with one thing ended. */
export function ToolMessages({ mutation, deletion }: { mutation: Mutation; deletion: Deletion }) {
  return (
    <>
      <OutcomeMessage mutation={mutation} />
      {deletion.problem && (
        <StatusMessage isFocused kind="error" onClose={deletion.clearProblem}>
          {deletion.problem}
        </StatusMessage>
      )}
    </>
  );
}
