import { sessionStore } from '../platform/session/session-state.ts';
import { useSession } from '../platform/session/use-user.ts';
import { Column } from '../ui/layout/layout.tsx';
import { StatusMessage } from '../ui/status-message/status-message.tsx';

export function SessionNotice() {
  const { notice } = useSession();
  if (!notice) return null;
  return (
    <Column>
      <StatusMessage kind="error" onClose={() => sessionStore.set({ notice: '' })}>
        {notice}
      </StatusMessage>
    </Column>
  );
}
