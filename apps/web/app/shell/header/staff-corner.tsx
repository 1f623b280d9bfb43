import { lazy, Suspense, useMemo } from 'react';
import { useUser } from '../../platform/session/use-user.ts';

const StaffLinks = lazy(() => import('./staff-links.tsx'));

/** Nothing for visitors, who do not download it either. */
export function StaffCorner() {
  const isIn = useUser() !== null;
  // The same element while nothing changes: otherwise what the server drew goes away until the links' file is there.
  return useMemo(
    () =>
      isIn ? (
        <Suspense fallback={null}>
          <StaffLinks />
        </Suspense>
      ) : null,
    [isIn],
  );
}
