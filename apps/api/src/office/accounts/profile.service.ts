import type { Profile } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Database } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { QueueAccountMail } from './account-messages.ts';
import { presentProfile } from './accounts.presenter.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import { endOpenLinks } from './end-open-links.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { refuseEasyPassword } from './password.policy.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import { limitKeyOf, type SignInLimits } from './sign-in-limits.ts';

interface Edit {
  nickName: string;
  email: string;
  currentPassword?: string | undefined;
  version?: number | undefined;
}

const refuseField = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { message, fields: [{ field, message }] });

interface Deps {
  database: Database;
  sessions: SessionsRepository;
  limits: SignInLimits;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
}

export function createProfileService(deps: Deps) {
  const { database, sessions, limits, auditLog, queueMessage, hasMail } = deps;
  const subjectOf = ({ id }: Account) => ({ kind: 'account', id: String(id) }) as const;

  async function own(principal: Principal): Promise<Account> {
    const account = await accountsRepository.findById(database.write, principal.sub);
    if (!account) throw new AppError('SIGN_IN_REQUIRED');
    return account;
  }

  /** A 400, not a 401: the session is fine, and a client must not try to refresh it. */
  async function proveOwner(account: Account, typed: string | undefined): Promise<void> {
    if (!typed) throw refuseField('currentPassword', '현재 비밀번호를 입력해 주십시오.');
    const attempt = await limits.beginOwnPassword(limitKeyOf(account));
    if (!(await checkPassword(account.passwordHash, typed))) {
      throw refuseField('currentPassword', '현재 비밀번호가 맞지 않습니다.');
    }
    await attempt.succeed();
  }

  return {
    async get(principal: Principal): Promise<Profile> {
      const { pendingFactor } = principal;
      return { ...presentProfile(await own(principal)), ...(pendingFactor && { roles: [], pendingFactor }) };
    },

    async edit(principal: Principal, edit: Edit): Promise<Profile> {
      const before = await own(principal);
      const isMoving = edit.email.toLowerCase() !== before.email.toLowerCase();
      if (isMoving) await proveOwner(before, edit.currentPassword);
      const { nickName, email } = edit;
      try {
        const after = await database.write.transaction(async (tx) => {
          const saved = await accountsRepository.updateProfile(tx, before.id, { nickName, email }, edit.version);
          if (!saved) return undefined;
          auditLog.record(tx, 'profile-changed', subjectOf(saved));
          if (isMoving && hasMail) {
            const data = { nickName: before.nickName };
            await queueMessage(tx, { template: 'email-changed', channel: 'mail', to: before.email, data });
          }
          return saved;
        });
        if (after) return presentProfile(after);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const message = '이 이메일로는 바꿀 수 없습니다. 다른 이메일을 넣어 주십시오.';
        throw new AppError('CONFLICT', { message, fields: [{ field: 'email', message }] });
      }
      throw new AppError('STALE_VERSION', {
        message: '그사이 다른 곳에서 회원 정보를 고쳤습니다. 바뀐 내용을 확인해 주십시오.',
        current: presentProfile(await own(principal)),
      });
    },

    /** Ends every other session and open link: whoever knew the old password is out. Gives how many invitations went with it. */
    async changePassword(
      principal: Principal,
      typed: { currentPassword: string; newPassword: string },
    ): Promise<number> {
      const account = await own(principal);
      refuseEasyPassword('newPassword', typed.newPassword, [account.username, account.email, account.nickName]);
      await proveOwner(account, typed.currentPassword);
      if (typed.newPassword === typed.currentPassword) {
        throw refuseField('newPassword', '지금 쓰는 비밀번호와 다른 비밀번호를 넣어 주십시오.');
      }
      const passwordHash = await hashPassword(typed.newPassword);
      return database.write.transaction(async (tx) => {
        if (!(await accountsRepository.replacePassword(tx, account.id, account.passwordHash, passwordHash))) {
          throw refuseField('currentPassword', '현재 비밀번호가 맞지 않습니다.');
        }
        const withdrawn = await endOpenLinks(tx, auditLog, account);
        await sessions.endAll(tx, account.id, 'password-changed', principal.sid);
        auditLog.record(tx, 'password-changed', subjectOf(account));
        return withdrawn;
      });
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
