import { useLocation, useNavigate } from 'react-router';
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
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { binned } = (state ?? {}) as Partial<Arrival>;
  // Not in a state of its own: the next one may come to the same list.
  const clear = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  return (
    <>
      {binned && (
        <StatusMessage isFocused kind="ok" onClose={clear}>
          {binnedInWords(binned)}
        </StatusMessage>
      )}
      <OutcomeMessage mutation={mutation} />
    </>
  );
}
