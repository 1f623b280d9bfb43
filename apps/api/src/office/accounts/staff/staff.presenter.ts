import type { Invitation, Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import type { InvitationRow } from './invitations.repository.ts';
import type { PersonRow } from './staff.repository.ts';

export function presentPerson(row: PersonRow, openWork: number): Person {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    nickName: row.nickName,
    roles: row.roles,
    state: row.state,
    isEmailProven: row.emailProvenAt !== null,
    isEmailTaken: row.isEmailTaken,
    isLocked: row.lockedAt !== null,
    askedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    openWork,
    version: row.version,
  };
}

export function presentInvitation({ id, email, roles, expiresAt }: InvitationRow): Invitation {
  return { id, email, roles, until: expiresAt.toISOString() };
}
