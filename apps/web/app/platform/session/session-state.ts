import type { User } from '@kidney/contract/office/accounts/accounts.schema.ts';

export interface Auth {
  accessToken: string;
  /** Always empty: the real one is in a cookie that script cannot read. */
  refreshToken: string;
}

export interface SessionState {
  auth: Auth;
  user: User;
  /** `unknown` until the browser has looked at its cookies; the server's word holds until then. */
  standing: 'unknown' | 'visitor' | 'signed-in';
  /** The session has ended under words that are kept nowhere: they stay where they are until somebody signs in again. */
  isOver: boolean;
  /** Something a person should be told about their session. */
  notice: string;
}

export const noAuth: Auth = { accessToken: '', refreshToken: '' };
export const noUser: User = { sub: 0, username: '', email: '', nickName: '', roles: [] };
export const initialState: SessionState = {
  auth: noAuth,
  user: noUser,
  standing: 'unknown',
  isOver: false,
  notice: '',
};

/** Whether there are words on this page that are kept nowhere. Said by whoever guards them. */
export const unkept = { isThere: () => false };

let state = initialState;
const listeners = new Set<() => void>();

export const sessionStore = {
  get: () => state,
  set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
