import type { ReactNode } from 'react';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';

/** What those who write see and nobody else downloads; without script they are told what is missing. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  if (isHydrated) return children;
  return (
    <noscript>
      <p>글을 쓰거나 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
    </noscript>
  );
}
