import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until script runs: a control that needs script is drawn only when it works. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
