import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import { endOpenLinks } from './end-open-links.ts';
import { hashPassword } from './password-hash.ts';
import { changeStanding } from './staff/change-standing.ts';
import { refuseEasyPassword } from './password.policy.ts';
import { factorsRepository } from './second-factor/factors.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

export interface NewStaff {
  username: string;
  email: string;
  nickName: string;
  password: string;
  roles: Role[];
}

/** What an owner decides about accounts; for now it is asked for on the command line. */
export function createStaffService(database: Database, sessions: SessionsRepository, auditLog: AuditLog) {
  const subjectOf = ({ id }: Account) => ({ kind: 'account', id: String(id) }) as const;

  async function named(tx: Tx, username: string): Promise<Account> {
    const account = await accountsRepository.findByUsername(tx, username);
    if (!account) throw new AppError('NOT_FOUND', { message: `${username} 계정이 없습니다.` });
    return account;
  }

  /** Changes what somebody may do and ends their sessions, in one transaction; answers whose account it was. */
  async function setStanding(username: string, standing: Pick<Account, 'state' | 'roles'>): Promise<number> {
    return database.write.transaction(async (tx) => {
      const account = await named(tx, username);
      await changeStanding(tx, { sessions, auditLog }, account, standing);
      const act = standing.state === 'disabled' ? 'disabled' : 'roles-changed';
      auditLog.record(tx, act, subjectOf(account), { details: { before: account.roles, after: standing.roles } });
      return account.id;
    });
  }

  return {
    /** Makes an account that may work at once. False where the username or the e-mail is taken. */
    async create({ password, ...person }: NewStaff): Promise<boolean> {
      refuseEasyPassword('password', password, [person.username, person.email, person.nickName]);
      const passwordHash = await hashPassword(password);
      return database.write.transaction(async (tx) => {
        const made = await accountsRepository.insert(tx, { ...person, passwordHash, state: 'active' });
        if (!made) return false;
        await endOpenLinks(tx, auditLog, made);
        auditLog.record(tx, 'account-made', subjectOf(made), { details: { after: made.roles } });
        return true;
      });
    },

    exists: async (username: string) =>
      (await accountsRepository.findByUsername(database.write, username)) !== undefined,

    approve: (username: string, roles: Role[]) =>
      setStanding(username, { state: 'active', roles: [...new Set(roles)] }),

    /** For whoever has lost passkey, app and all recovery codes. The next sign-in sets a new factor up where one is needed. */
    resetFactor: (username: string): Promise<void> =>
      database.write.transaction(async (tx) => {
        const account = await named(tx, username);
        for (const { id } of await factorsRepository.passkeys(tx, account.id)) {
          await factorsRepository.removePasskey(tx, account.id, id);
        }
        await factorsRepository.removeApp(tx, account.id);
        await factorsRepository.replaceCodes(tx, account.id, []);
        await sessions.endAll(tx, account.id, 'standing-changed');
        auditLog.record(tx, 'factor-removed', subjectOf(account), { details: { kind: 'all' } });
      }),

    disable: (username: string) => setStanding(username, { state: 'disabled', roles: [] }),
  };
}
