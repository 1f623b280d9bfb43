import type { OpenProof } from '@kidney/contract/office/accounts/email-links.schema.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { QueueAccountMail } from '../account-messages.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import { endOpenLinks } from '../end-open-links.ts';
import { hashPassword } from '../password-hash.ts';
import { refuseEasyPassword } from '../password.policy.ts';
import type { SessionsRepository } from '../sessions.repository.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { accountLinksRepository } from './account-links.repository.ts';
import { hashToken, linkPath, newToken } from './one-time-token.ts';

const dayInMinutes = 24 * 60;
const resetMinutes = 30;

interface Deps {
  database: Database;
  sessions: SessionsRepository;
  limits: SignInLimits;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
}

const subjectOf = ({ id }: Account) => ({ kind: 'account', id: String(id) }) as const;

/** The same words for a link that never was, was used, or is too old: nobody learns which. */
export const linkIsOver = () =>
  new AppError('NOT_FOUND', { message: '쓸 수 없는 주소입니다. 이미 쓰셨거나 기한이 지났습니다.' });

/** What is proved by a link that somebody got by mail. */
export function createEmailLinksService({ database, sessions, limits, auditLog, queueMessage, hasMail }: Deps) {
  async function makeLink(tx: Tx, account: Account, purpose: 'email-proof' | 'password-reset', page: string) {
    const token = newToken();
    await accountLinksRepository.dropAll(tx, account.id, purpose);
    const until = await accountLinksRepository.insert(
      tx,
      { tokenHash: hashToken(token), accountId: account.id, purpose, email: account.email },
      purpose === 'email-proof' ? dayInMinutes : resetMinutes,
    );
    return { path: linkPath(page, token), until };
  }

  return {
    /** Asked before a transaction is opened: the limits take a connection of their own, and all may be in such hands. */
    mayAskForProof: async (email: string): Promise<boolean> => hasMail && limits.mayMail(email),

    /** Asks whoever signed up to prove the e-mail, or tells its holder that they have an account already. */
    async askForProof(tx: Tx, account: Account): Promise<void> {
      const holder = await accountsRepository.findByEmail(tx, account.email);
      if (holder && holder.state !== 'pending') {
        const { nickName } = holder;
        await queueMessage(tx, {
          template: 'already-registered',
          channel: 'mail',
          to: holder.email,
          data: { nickName },
        });
        return;
      }
      const { username, nickName } = account;
      const data = { ...(await makeLink(tx, account, 'email-proof', '/admin/confirm-email')), username, nickName };
      await queueMessage(tx, { template: 'email-proof', channel: 'mail', to: account.email, data });
    },

    /** Who asks for the proof, so that nobody gives it to a stranger who signed up with their address. */
    async openProof(token: string): Promise<OpenProof> {
      const link = await accountLinksRepository.find(database.write, 'email-proof', hashToken(token));
      const account = link && (await accountsRepository.findById(database.write, link.accountId));
      if (account?.email !== link?.email || !account) throw linkIsOver();
      return { username: account.username, nickName: account.nickName };
    },

    async proveEmail(token: string): Promise<void> {
      await database.write.transaction(async (tx) => {
        const link = await accountLinksRepository.take(tx, 'email-proof', hashToken(token));
        const account = link && (await accountsRepository.lock(tx, link.accountId));
        if (account?.email !== link?.email || !account) throw linkIsOver();
        await accountsRepository.setEmailProven(tx, account.id);
        auditLog.record(tx, 'email-proven', subjectOf(account), { actorId: account.id });
      });
    },

    /** Answers the same whether there is such an account or not, and in the same time but for a few statements. */
    async forgotPassword(email: string, address: string): Promise<void> {
      if (!hasMail) {
        throw new AppError('UNAVAILABLE', {
          message: '지금은 메일을 보낼 수 없습니다. 관리자에게 말씀해 주십시오.',
        });
      }
      await limits.takeForgotten(address);
      if (!(await limits.mayMail(email))) return;
      await database.write.transaction(async (tx) => {
        const account = await accountsRepository.findByEmail(tx, email);
        if (account?.state !== 'active') return;
        const data = await makeLink(tx, account, 'password-reset', '/admin/reset-password');
        await queueMessage(tx, { template: 'forgotten-password', channel: 'mail', to: account.email, data });
        auditLog.record(tx, 'password-reset-asked', subjectOf(account));
      });
    },

    /** Ends every session: whoever knew the old password is out. Wrong passwords are forgotten with it, wrong factors are not. */
    async resetPassword(token: string, newPassword: string, address: string): Promise<void> {
      // A hash is dear, and whoever asks for one here has shown nothing yet.
      await limits.takeForgotten(address);
      const passwordHash = await hashPassword(newPassword);
      await database.write.transaction(async (tx) => {
        const asked = await accountLinksRepository.find(tx, 'password-reset', hashToken(token));
        // The account first, as wherever a password is set: two that wait for each other would both fail.
        const account = asked && (await accountsRepository.lock(tx, asked.accountId));
        const link = account && (await accountLinksRepository.take(tx, 'password-reset', hashToken(token)));
        if (!link || account.state !== 'active' || account.email !== link.email) throw linkIsOver();
        // Thrown inside, so that the link stays for another try.
        refuseEasyPassword('newPassword', newPassword, [account.username, account.email, account.nickName]);
        await accountsRepository.setPassword(tx, account.id, passwordHash);
        await accountsRepository.setEmailProven(tx, account.id);
        await accountsRepository.forgetWrongPasswords(tx, account.id);
        await endOpenLinks(tx, auditLog, account);
        await sessions.endAll(tx, account.id, 'password-changed');
        auditLog.record(tx, 'password-reset', subjectOf(account), { actorId: account.id });
      });
    },
  };
}

export type EmailLinksService = ReturnType<typeof createEmailLinksService>;
