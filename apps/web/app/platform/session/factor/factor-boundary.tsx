import { lazy, Suspense, useSyncExternalStore } from 'react';
import { factorQuestion } from './ask-factor.ts';

const FactorDialog = lazy(() =>
  import('./factor-dialog.tsx').then(({ FactorDialog: dialog }) => ({ default: dialog })),
);

/** Opens the question for the second factor, which few sessions ever see. */
export function FactorBoundary() {
  const isAsked = useSyncExternalStore(factorQuestion.subscribe, factorQuestion.isAsked, () => false);
  return isAsked ? (
    <Suspense fallback={null}>
      <FactorDialog />
    </Suspense>
  ) : null;
}
