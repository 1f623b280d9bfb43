import { useState } from 'react';
import { useLocation } from 'react-router';
import { OutcomeMessage } from '../../outcome-message.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Mutation } from '../../use-mutation.ts';

interface Arrival {
  /** What the page before has put into the bin. */
  binned: string;
}

/** Taken along to the list, which then says it. */
export const sayBinned = (binned: string): Arrival => ({ binned });

interface WritingMessagesProps {
  mutation: Mutation;
  binnedInWords: (title: string) => string;
}

/** Above the tools of a list: what the page before has done, and how what was done here ended. */
export function WritingMessages({ mutation, binnedInWords }: WritingMessagesProps) {
  const { binned } = (useLocation().state ?? {}) as Partial<Arrival>;
  const [isSaid, setSaid] = useState(true);
  return (
    <>
      {binned && isSaid && (
        <StatusMessage isFocused kind="ok" onClose={() => setSaid(false)}>
          {binnedInWords(binned)}
        </StatusMessage>
      )}
      <OutcomeMessage mutation={mutation} />
    </>
  );
}
