import { useLocation } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';

export const isOfficePath = (path: string) => /^\/admin(?:\/|$)/.test(path);

/** Where somebody of the staff is: on a screen of the office, or on a page that visitors have, too. */
export function useOffice(): 'inside' | 'outside' | null {
  const { pathname } = useLocation();
  const isSignedIn = useUser() !== null;
  if (!isSignedIn) return null;
  return isOfficePath(pathname) ? 'inside' : 'outside';
}
