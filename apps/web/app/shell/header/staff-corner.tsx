import { lazy, Suspense } from 'react';
import { useUser } from '../../platform/session/use-user.ts';

const StaffLinks = lazy(() => import('./staff-links.tsx'));

/** Nothing for visitors, who do not download it either. */
export function StaffCorner() {
  return useUser() ? (
    <Suspense fallback={null}>
      <StaffLinks />
    </Suspense>
  ) : null;
}
