import type { OpenInvitation } from '@kidney/contract/office/accounts/email-links.schema.ts';
import type { Invited } from '@kidney/contract/office/accounts/staff.schema.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { QueueAccountMail } from '../account-messages.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import { linkIsOver } from '../email-links/email-links.service.ts';
import { hashToken, linkPath, newToken } from '../email-links/one-time-token.ts';
import { hashPassword } from '../password-hash.ts';
import { refuseEasyPassword } from '../password.policy.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { usernameTaken } from '../sign-up.policy.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { presentInvitation } from './staff.presenter.ts';

interface Deps {
  database: Database;
  limits: SignInLimits;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
  publicOrigin: string;
}

export const invitationPage = '/admin/invitation';
export const subjectOfInvitation = ({ id }: { id: number }) => ({ kind: 'invitation', id: String(id) }) as const;

export function createInvitationsService(deps: Deps) {
  const { database, limits, auditLog, queueMessage, hasMail, publicOrigin } = deps;

  return {
    async invite(by: number, { email, roles }: { email: string; roles: Role[] }): Promise<Invited> {
      const token = newToken();
      const path = linkPath(invitationPage, token);
      const invitation = await database.write.transaction(async (tx) => {
        const holder = await accountsRepository.findByEmail(tx, email);
        if (holder && holder.state !== 'pending') {
          const message = '이미 직원인 분의 이메일입니다.';
          throw new AppError('CONFLICT', { message, fields: [{ field: 'email', message }] });
        }
        const made = await invitationsRepository.put(tx, { email, roles, tokenHash: hashToken(token), invitedBy: by });
        if (!made) throw new AppError('CONFLICT', { message: '방금 다른 분이 초대했습니다.' });
        const data = { path, until: made.expiresAt };
        if (hasMail) await queueMessage(tx, { template: 'invitation', channel: 'mail', to: email, data });
        auditLog.record(tx, 'invited', subjectOfInvitation(made), { details: { after: roles } });
        return made;
      });
      return { invitation: presentInvitation(invitation), link: hasMail ? null : `${publicOrigin}${path}` };
    },

    async withdraw(id: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        if (!(await invitationsRepository.withdraw(tx, id))) {
          throw new AppError('NOT_FOUND', { message: '그 초대는 이미 쓰였거나 거두어졌습니다.' });
        }
        auditLog.record(tx, 'invitation-withdrawn', subjectOfInvitation({ id }));
      });
    },

    async open(token: string): Promise<OpenInvitation> {
      const row = await invitationsRepository.find(database.write, hashToken(token));
      if (!row) throw linkIsOver();
      return { email: row.email, roles: row.roles };
    },

    /** The invitation is used up only when the account is made: what was typed wrong can be typed again. */
    async accept(
      token: string,
      { password, ...person }: { username: string; nickName: string; password: string },
      address: string,
    ): Promise<Account> {
      await limits.takeForgotten(address);
      const offered = await invitationsRepository.find(database.write, hashToken(token));
      if (!offered) throw linkIsOver();
      refuseEasyPassword('password', password, [...Object.values(person), offered.email]);
      const passwordHash = await hashPassword(password);
      return database.write.transaction(async (tx) => {
        const invitation = await invitationsRepository.take(tx, hashToken(token));
        if (!invitation) throw linkIsOver();
        const { email, roles } = invitation;
        const made = await accountsRepository.insert(tx, {
          ...person,
          email,
          roles,
          passwordHash,
          state: 'active',
          // Handed over by hand, it proves nothing about the address.
          emailProvenAt: hasMail ? new Date() : null,
        });
        if (!made) {
          const holder = await accountsRepository.findByUsername(tx, person.username);
          throw holder ? usernameTaken() : linkIsOver();
        }
        auditLog.record(
          tx,
          'account-made',
          { kind: 'account', id: String(made.id) },
          {
            actorId: made.id,
            details: { after: roles, invitation: invitation.id },
          },
        );
        return made;
      });
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
