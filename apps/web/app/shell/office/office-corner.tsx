import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';

const OfficeMenu = lazy(() => import('./office-menu.tsx'));

/** Nothing for visitors, who do not download it either. */
export function OfficeCorner() {
  const { pathname } = useLocation();
  const user = useUser();
  const roles = user && /^\/admin(\/|$)/.test(pathname) ? user.roles.join(' ') : null;
  // The same element while nothing changes: otherwise what the server drew goes away until the menu's file is there.
  return useMemo(
    () =>
      roles === null ? null : (
        <Suspense fallback={null}>
          <OfficeMenu roles={roles.split(' ')} />
        </Suspense>
      ),
    [roles],
  );
}
