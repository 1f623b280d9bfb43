import type { Tx } from '../../../platform/database.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import { withdrawInvitationsBy } from '../end-open-links.ts';
import type { SessionsRepository } from '../sessions.repository.ts';

interface Deps {
  sessions: SessionsRepository;
  auditLog: AuditLog;
}

/**
 * What somebody may do from now on. Ends the sessions: what somebody may do is asked at each call, but what a page
 * offers is not. Invitations of somebody who is no owner any more go with it: nobody comes back by their own.
 */
export async function changeStanding(
  tx: Tx,
  { sessions, auditLog }: Deps,
  account: Account,
  standing: Pick<Account, 'state' | 'roles'>,
): Promise<void> {
  await accountsRepository.setStanding(tx, account.id, standing);
  await sessions.endAll(tx, account.id, 'standing-changed');
  if (standing.state === 'active' && standing.roles.includes('owner')) return;
  await withdrawInvitationsBy(tx, auditLog, account);
}
