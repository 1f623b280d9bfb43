import { Suspense, type ReactNode } from 'react';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';

/** What those who write the newsletter see beside what everybody sees. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  if (isHydrated) return <Suspense>{children}</Suspense>;
  return (
    <noscript>
      <p>소식지를 올리거나 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
    </noscript>
  );
}
