import { useState } from 'react';
import { useSaid } from '../../../platform/said-before.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

/** What was done on a screen that is not there any more, until something is done here. */
export function SaidHere({ mutation }: { mutation: Mutation }) {
  const said = useSaid();
  const [isOpen, setOpen] = useState(true);
  // The server knows nothing of it when the page is loaded again.
  const isHydrated = useHydrated();
  if (!said || !isOpen || !isHydrated || mutation.outcome) return null;
  return (
    <StatusMessage kind="ok" isFocused onClose={() => setOpen(false)}>
      {said}
    </StatusMessage>
  );
}
