import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import type { User } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api-client.ts';
import type { SignedInUser } from '../page-request.ts';
import { readAccessToken } from './access-token.ts';
import { browserTransport } from './browser-transport.ts';
import { FactorBoundary } from './factor/factor-boundary.tsx';
import { IdleGuard } from './idle/idle-guard.tsx';
import { forgetSession, rememberUser } from './refresh.ts';
import { sessionStore } from './session-state.ts';
import { announceSessionChange, watchOtherTabs } from './tabs.ts';
import { subjectOf } from './token-subject.ts';
import { useLoadedUser } from './use-user.ts';
import { userStorage } from './user-storage.ts';

const signedOutElsewhere = '다른 창에서 로그아웃하셨습니다.';

function restoreUser(token: string): void {
  const kept = userStorage.load();
  if (kept.sub !== 0 && kept.sub === subjectOf(token)) rememberUser(kept);
}

/** Keeps what the browser believes in step with its cookies, the other tabs and what the server rendered. */
export function SessionKeeper() {
  const loaded = useLoadedUser();
  const { revalidate } = useRevalidator();
  const loadedFor = useRef<string>(undefined);

  const reloadOnce = useCallback(
    async (token: string) => {
      if (loadedFor.current === token) return;
      loadedFor.current = token;
      await revalidate();
    },
    [revalidate],
  );

  const makeSure = useCallback(
    async (rendered: SignedInUser | null) => {
      const token = readAccessToken();
      const { standing, user } = sessionStore.get();
      if (token === '') {
        const wasSignedIn = standing === 'signed-in' || userStorage.load().sub !== 0;
        forgetSession();
        if (wasSignedIn) announceSessionChange();
        if (rendered && !sessionStore.get().isOver) {
          sessionStore.set({ notice: signedOutElsewhere });
          await reloadOnce(token);
        }
        return;
      }
      if (rendered && rendered.sub === subjectOf(token)) {
        rememberUser({ email: user.sub === rendered.sub ? user.email : '', ...(rendered as Omit<User, 'email'>) });
        return;
      }
      if (standing === 'unknown') restoreUser(token);
      const { data } = await call(browserTransport, accountsPaths.me);
      rememberUser(data);
      await reloadOnce(readAccessToken());
    },
    [reloadOnce],
  );

  useEffect(() => {
    // The person was told where it matters; nothing here waits for the answer.
    makeSure(loaded).catch(() => undefined);
  }, [loaded, makeSure]);

  useEffect(
    () =>
      watchOtherTabs(() => {
        const { standing, user } = sessionStore.get();
        const token = readAccessToken();
        if (standing === 'signed-in' && token === '') {
          sessionStore.set({ notice: signedOutElsewhere });
        }
        if (standing === 'signed-in' && user.sub === subjectOf(token)) {
          sessionStore.set({ auth: { accessToken: token, refreshToken: '' }, isOver: false });
          return;
        }
        loadedFor.current = undefined;
        // Whoever the page was made for has come back: nothing on it is loaded anew, and nothing typed on it is lost.
        makeSure(standing === 'unknown' && token !== '' ? loaded : null)
          .then(() => (token === '' && !sessionStore.get().isOver ? revalidate() : undefined))
          .catch(() => undefined);
      }),
    [loaded, makeSure, revalidate],
  );

  return (
    <>
      <FactorBoundary />
      <IdleGuard />
    </>
  );
}
