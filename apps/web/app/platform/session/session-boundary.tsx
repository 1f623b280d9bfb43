import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { logError } from '../log-error.ts';
import { readAccessToken } from './access-token.ts';
import { sessionStore } from './session-state.ts';
import { watchOtherTabs } from './tabs.ts';
import { useLoadedUser, useSession } from './use-user.ts';
import { userKey } from './user-key.ts';

function hasTrace(): boolean {
  try {
    return readAccessToken() !== '' || sessionStorage.getItem(userKey) !== null;
  } catch {
    return false; // a browser that forbids storage
  }
}

/** Fetches the keeper of sessions only where there is, was or begins a session: a visitor never needs it. */
export function SessionBoundary() {
  const isTraced = useSyncExternalStore(watchOtherTabs, hasTrace, () => false);
  const isLoaded = useLoadedUser() !== null;
  const { standing } = useSession();
  const [Keeper, setKeeper] = useState<ComponentType>();
  const isKept = isTraced || isLoaded || standing === 'signed-in';

  useEffect(() => {
    if (standing === 'unknown' && !isLoaded && !hasTrace()) sessionStore.set({ standing: 'visitor' });
  }, [standing, isLoaded]);

  useEffect(() => {
    if (!isKept) return;
    import('./session-keeper.tsx').then(
      ({ SessionKeeper }) => setKeeper(() => SessionKeeper),
      (error: unknown) => logError('the session is not kept', error),
    );
  }, [isKept]);

  return Keeper ? <Keeper /> : null;
}
