import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { QueueAccountMail } from '../account-messages.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import { hashToken, linkPath, newToken } from '../email-links/one-time-token.ts';
import { mostInvitations } from './staff.policy.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { invitationPage, subjectOfInvitation } from './invitations.service.ts';

interface Deps {
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
  publicOrigin: string;
}

export interface InvitedOne {
  id: number;
  /** In small letters. */
  email: string;
  /** To hand over, where no mail goes out. */
  link: string | null;
}

export type KnownEmail = Account['state'] | 'invited';

/** Many are invited at once, in the transaction of whoever read their list; each invitation is like one made by hand. */
export function createInviteList({ auditLog, queueMessage, hasMail, publicOrigin }: Deps) {
  return {
    /** What is known of these e-mails, all of them in small letters. */
    async known(tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, KnownEmail>> {
      if (emails.length === 0) return new Map();
      const found = new Map<string, KnownEmail>();
      const note = (email: string, state: KnownEmail) => void (found.has(email) || found.set(email, state));
      for (const { email, state } of await accountsRepository.byEmails(tx, emails)) note(email.toLowerCase(), state);
      for (const email of await invitationsRepository.openTo(tx, emails)) note(email, 'invited');
      return found;
    },

    async invite(tx: Tx, by: number, list: readonly { email: string; roles: Role[] }[]): Promise<InvitedOne[]> {
      const tokens = new Map(list.map(({ email }) => [email, newToken()]));
      const tokenOf = (email: string) => tokens.get(email) as string;
      const made = await invitationsRepository.putAll(
        tx,
        list.map((each) => ({ ...each, tokenHash: hashToken(tokenOf(each.email)), invitedBy: by })),
      );
      if (made.length < list.length) throw new AppError('CONFLICT', { message: '방금 다른 분이 초대했습니다.' });
      // More than can be seen on the screen could not be taken back there.
      if ((await invitationsRepository.countOpen(tx)) > mostInvitations) {
        const message = `열린 초대는 ${mostInvitations}건까지입니다. 쓰이지 않을 초대를 직원 화면에서 먼저 거두어 주십시오.`;
        throw new AppError('LIMIT_REACHED', { message });
      }
      const invited: InvitedOne[] = [];
      for (const row of made) {
        const path = linkPath(invitationPage, tokenOf(row.email));
        // One letter each, as the queue takes them: a list is short.
        if (hasMail)
          await queueMessage(tx, {
            template: 'invitation',
            channel: 'mail',
            to: row.email,
            data: { path, until: row.expiresAt },
          });
        auditLog.record(tx, 'invited', subjectOfInvitation(row), { details: { after: row.roles } });
        invited.push({ id: row.id, email: row.email.toLowerCase(), link: hasMail ? null : `${publicOrigin}${path}` });
      }
      return invited;
    },

    /** Takes back those that nobody has accepted. Gives which. */
    async withdraw(tx: Tx, ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return [];
      const gone = await invitationsRepository.withdrawEach(tx, ids);
      for (const id of gone) auditLog.record(tx, 'invitation-withdrawn', subjectOfInvitation({ id }));
      return gone;
    },

    /** Those of these e-mails, in small letters, who work here or did. */
    async joined(tx: Tx, emails: readonly string[]): Promise<{ id: number; name: string; email: string }[]> {
      if (emails.length === 0) return [];
      const rows = await accountsRepository.byEmails(tx, emails);
      return rows
        .filter(({ state }) => state !== 'pending')
        .map(({ id, nickName, email }) => ({ id, name: nickName, email }));
    },
  };
}

export type InviteList = ReturnType<typeof createInviteList>;
