import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { SignedInUser } from '../page-request.ts';
import { initialState, sessionStore } from './session-state.ts';

export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => initialState);
}

export function useLoadedUser(): SignedInUser | null {
  return useRouteLoaderData<{ user: SignedInUser | null }>('root')?.user ?? null;
}

/** Who is signed in: what the browser knows, and before it knows, what the server said. */
export function useUser(): SignedInUser | null {
  const { standing, user } = useSession();
  const loaded = useLoadedUser();
  if (standing === 'unknown') return loaded;
  return standing === 'signed-in' ? user : null;
}

/** Whether somebody is signed in who writes what visitors read. */
export function useMayWrite(): boolean {
  return useUser()?.roles.some((role) => role === 'editor' || role === 'owner') === true;
}
