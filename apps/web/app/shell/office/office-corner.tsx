import { lazy, Suspense, useMemo } from 'react';
import { useOffice } from './use-office.ts';

const OfficeBar = lazy(() => import('./office-bar.tsx'));

/** Nothing for visitors, who do not download it either. */
export function OfficeCorner() {
  const place = useOffice();
  // The same element while nothing changes: otherwise what the server drew goes away until the row's file is there.
  return useMemo(
    () =>
      place && (
        <Suspense fallback={null}>
          <OfficeBar isInside={place === 'inside'} />
        </Suspense>
      ),
    [place],
  );
}
