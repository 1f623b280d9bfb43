import type { Profile, User } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Account } from './accounts.repository.ts';
import { rolesNow } from './second-factor/factors.policy.ts';
import type { SessionMaterial } from './sessions.repository.ts';

export function presentUser(of: SessionMaterial): User {
  return { sub: of.sub, username: of.username, email: of.email, nickName: of.nickName, ...rolesNow(of) };
}

export function presentProfile(of: Account): Profile {
  return {
    sub: of.id,
    username: of.username,
    email: of.email,
    nickName: of.nickName,
    roles: of.roles,
    version: of.version,
  };
}
