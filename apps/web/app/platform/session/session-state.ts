import type { User } from '@kidney/contract/accounts/accounts.schema.ts';

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
  /** Something a person should be told about their session. */
  notice: string;
}

export const noAuth: Auth = { accessToken: '', refreshToken: '' };
export const noUser: User = { sub: 0, username: '', email: '', nickName: '', roles: [] };
export const initialState: SessionState = { auth: noAuth, user: noUser, standing: 'unknown', notice: '' };

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
