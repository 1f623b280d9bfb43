import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';

const OfficeMenu = lazy(() => import('./office-menu.tsx'));

/** Nothing for visitors, who do not download it either. */
export function OfficeCorner() {
  const { pathname } = useLocation();
  const user = useUser();
  return user && /^\/admin(\/|$)/.test(pathname) ? (
    <Suspense fallback={null}>
      <OfficeMenu roles={user.roles} />
    </Suspense>
  ) : null;
}
