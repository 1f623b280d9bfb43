import { StatusMessage } from '../ui/status-message/status-message.tsx';
import type { Mutation } from './use-mutation.ts';

/** How the last act ended, where there was one. */
export function OutcomeMessage({
  mutation: { outcome, clearOutcome },
}: {
  mutation: Pick<Mutation, 'outcome' | 'clearOutcome'>;
}) {
  if (!outcome) return null;
  return (
    <StatusMessage isFocused kind={outcome.kind} onClose={clearOutcome}>
      {outcome.message}
    </StatusMessage>
  );
}
