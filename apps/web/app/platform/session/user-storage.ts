import type { User } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { noUser } from './session-state.ts';
import { userKey } from './user-key.ts';

/** E-mail and tokens are never kept in browser storage. */
export function storable({ sub, username, nickName, roles, pendingFactor }: User): string {
  return JSON.stringify({ sub, username, nickName, roles, pendingFactor });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what was kept; anything that is not a user is nobody. */
export function parseUser(text: string | null): User {
  try {
    const { sub, username, nickName, roles, pendingFactor } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!Number.isInteger(sub) || !isText(username) || !isText(nickName)) return noUser;
    if (!Array.isArray(roles) || !roles.every(isText)) return noUser;
    const half = pendingFactor === 'ask' || pendingFactor === 'set-up' ? { pendingFactor } : {};
    return { sub: sub as number, username, email: '', nickName, roles: roles as User['roles'], ...half } as User;
  } catch {
    return noUser;
  }
}

// Storage throws where a browser forbids it; a session works without.
export const userStorage = {
  load(): User {
    try {
      return parseUser(sessionStorage.getItem(userKey));
    } catch {
      return noUser;
    }
  },
  save(user: User): void {
    try {
      sessionStorage.setItem(userKey, storable(user));
    } catch {
      return;
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(userKey);
    } catch {
      return;
    }
  },
};
