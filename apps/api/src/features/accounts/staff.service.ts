import type { Role } from '@kidney/contract/accounts/accounts.schema.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import { hashPassword } from './password-hash.ts';
import { changeStanding } from './people/change-standing.ts';
import { refuseEasyPassword } from './password.policy.ts';
import type { SessionsRepository } from './sessions.repository.ts';

interface NewStaff {
  username: string;
  email: string;
  nickName: string;
  password: string;
  roles: Role[];
}

/** What an owner decides about accounts; for now it is asked for on the command line. */
export function createStaffService(database: Database, sessions: SessionsRepository, auditLog: AuditLog) {
  const subjectOf = ({ id }: Account) => ({ kind: 'account', id: String(id) }) as const;

  /** Changes what somebody may do and ends their sessions, in one transaction. */
  async function setStanding(username: string, standing: Pick<Account, 'state' | 'roles'>): Promise<void> {
    await database.write.transaction(async (tx) => {
      const account = await accountsRepository.findByUsername(tx, username);
      if (!account) throw new AppError('NOT_FOUND', { message: `${username} 계정이 없습니다.` });
      await changeStanding(tx, { sessions, auditLog }, account, standing);
      const act = standing.state === 'disabled' ? 'disabled' : 'roles-changed';
      auditLog.record(tx, act, subjectOf(account), { details: { before: account.roles, after: standing.roles } });
    });
  }

  return {
    /** Makes an account that may work at once. False where the username or the e-mail is taken. */
    async create({ password, ...person }: NewStaff): Promise<boolean> {
      refuseEasyPassword('password', password, [person.username, person.email, person.nickName]);
      const passwordHash = await hashPassword(password);
      return database.write.transaction(async (tx) => {
        const made = await accountsRepository.insert(tx, { ...person, passwordHash, state: 'active' });
        if (made) auditLog.record(tx, 'account-made', subjectOf(made), { details: { after: made.roles } });
        return made !== undefined;
      });
    },

    exists: async (username: string) =>
      (await accountsRepository.findByUsername(database.write, username)) !== undefined,

    approve: (username: string, roles: Role[]) =>
      setStanding(username, { state: 'active', roles: [...new Set(roles)] }),

    disable: (username: string) => setStanding(username, { state: 'disabled', roles: [] }),
  };
}
