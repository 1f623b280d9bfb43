import { StatusMessage } from '../ui/status-message/status-message.tsx';
import type { Acts } from './use-acts.ts';

/** How the last act ended, where there was one. */
export function OutcomeMessage({ acts: { outcome, clearOutcome } }: { acts: Pick<Acts, 'outcome' | 'clearOutcome'> }) {
  if (!outcome) return null;
  return (
    <StatusMessage isFocused kind={outcome.kind} onClose={clearOutcome}>
      {outcome.message}
    </StatusMessage>
  );
}
