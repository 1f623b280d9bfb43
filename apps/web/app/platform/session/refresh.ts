import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import type { User } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { call } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { accessTokenCookie, readAccessToken } from './access-token.ts';
import { fetchTransport } from './fetch-transport.ts';
import { sessionStore, noAuth, noUser, unkept } from './session-state.ts';
import { announceSessionChange } from './tabs.ts';
import { userStorage } from './user-storage.ts';

const signInPath = '/admin/login';

export function rememberUser(user: User): void {
  userStorage.save(user);
  const auth = { accessToken: readAccessToken(), refreshToken: '' };
  sessionStore.set({ auth, user, standing: 'signed-in', isOver: false });
}

export function forgetSession(): void {
  userStorage.clear();
  sessionStore.set(unkept.isThere() ? { isOver: true } : { auth: noAuth, user: noUser, standing: 'visitor' });
}

function endSession(): void {
  document.cookie = `${accessTokenCookie}=; Path=/; Max-Age=0; SameSite=Strict; Secure`;
  forgetSession();
  announceSessionChange();
  const { pathname, search } = location;
  if (pathname === signInPath) return;
  location.assign(`${signInPath}?${new URLSearchParams({ note: 'expired', next: pathname + search })}`);
}

async function refresh(stale: string): Promise<string> {
  const current = readAccessToken();
  // Another tab refreshed while this one waited for the lock.
  if (current !== '' && current !== stale) return current;
  try {
    const { accessToken, userInfo } = await call(fetchTransport, accountsPaths.refresh, { body: { refreshToken: '' } });
    rememberUser(userInfo);
    sessionStore.set({ notice: '' });
    return readAccessToken() || accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === 'REFRESH_TOKEN_EXPIRED') endSession();
    else {
      sessionStore.set({
        notice: '로그인이 풀려 있어 하시던 일을 마치지 못했습니다. 잠시 뒤 다시 시도해 주십시오.',
      });
    }
    throw error;
  }
}

// Where a browser has no locks, the server's grace for the direct predecessor covers two tabs at once.
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('refresh', work) : work();

let underway: Promise<string> | undefined;

/** One refresh for all calls of all tabs that were refused with the same token. Gives the token to try again with. */
export async function refreshSession(stale: string): Promise<string> {
  const current = readAccessToken();
  if (current !== '' && current !== stale) return current;
  underway ??= alone(() => refresh(stale)).finally(() => {
    underway = undefined;
  });
  return underway;
}
