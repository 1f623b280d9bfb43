import type { Tx } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Account } from './accounts.repository.ts';
import { accountLinksRepository } from './email-links/account-links.repository.ts';
import { invitationsRepository } from './staff/invitations.repository.ts';

/** Takes back everything one person has offered. Gives how many. */
export async function withdrawInvitationsBy(tx: Tx, auditLog: AuditLog, account: Pick<Account, 'id'>): Promise<number> {
  const gone = await invitationsRepository.withdrawAllBy(tx, account.id);
  for (const id of gone) auditLog.record(tx, 'invitation-withdrawn', { kind: 'invitation', id: String(id) });
  return gone.length;
}

/**
 * Belongs into every transaction that sets a password: what was handed out under the old one opens nothing any more. Whoever
 * knew that may have asked for a link, or have invited somebody to come back by. Gives how many invitations went.
 */
export async function endOpenLinks(
  tx: Tx,
  auditLog: AuditLog,
  account: Pick<Account, 'id' | 'email'>,
): Promise<number> {
  await accountLinksRepository.dropAll(tx, account.id);
  for (const id of await invitationsRepository.withdrawAllTo(tx, account.email)) {
    auditLog.record(tx, 'invitation-withdrawn', { kind: 'invitation', id: String(id) });
  }
  return withdrawInvitationsBy(tx, auditLog, account);
}
