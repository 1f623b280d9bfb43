import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { useMayWrite } from './use-user.ts';

interface StaffOnlyProps {
  /** What cannot be done without script: `글을 쓰거나 고치시려면`. */
  toDo: string;
  children: ReactNode;
}

/** What those who write see and nobody else downloads; without script they are told what is missing. */
export function StaffOnly({ toDo, children }: StaffOnlyProps) {
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  if (isHydrated) return <Suspense>{children}</Suspense>;
  return (
    <noscript>
      <p>{toDo} 브라우저에서 자바스크립트를 켜 주십시오.</p>
    </noscript>
  );
}
