import type { ReactNode } from 'react';
import { PageTitle } from '../../../platform/page-title.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

interface AccountNoteProps {
  title: string;
  /** Done just now, or nothing can be done here. */
  kind: 'ok' | 'info';
  children: ReactNode;
}

/** Stands where a form of an account was, or would be. */
export function AccountNote({ title, kind, children }: AccountNoteProps) {
  return (
    <Column width="form">
      <PageTitle name={title} />
      <StatusMessage kind={kind} isFocused={kind === 'ok'}>
        {children}
      </StatusMessage>
    </Column>
  );
}
