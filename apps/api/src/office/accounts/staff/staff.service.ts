import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { People, Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { PersonalMail, QueueAccountMail } from '../account-messages.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import type { SessionsRepository } from '../sessions.repository.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { changeStanding } from './change-standing.ts';
import { handOverFirst, type OpenWork } from './hand-over.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { presentInvitation, presentPerson } from './staff.presenter.ts';
import { mostInvitations, mostStaff } from './staff.policy.ts';
import { staffRepository } from './staff.repository.ts';

interface Deps {
  database: Database;
  sessions: SessionsRepository;
  limits: SignInLimits;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
  /** Known once the districts above are built. */
  openWork(): OpenWork;
}

interface Standing {
  roles: Role[];
  version: number;
}

interface Leaving {
  version: number;
  handTo?: number | null | undefined;
}

const subjectOf = ({ id }: Account) => ({ kind: 'account', id: String(id) }) as const;
const refuse = (message: string) => new AppError('CONFLICT', { message });
const emailTaken = () => refuse('같은 이메일을 쓰는 직원이 이미 있어 승인할 수 없습니다.');

export function createStaffAdmin(deps: Deps) {
  const { database, sessions, limits, auditLog, queueMessage, hasMail, openWork } = deps;

  async function show(tx: Tx, id: number): Promise<Person> {
    const row = await staffRepository.find(tx, id);
    if (!row) throw new AppError('NOT_FOUND', { message: '그 사람은 없습니다.' });
    return presentPerson(row, (await openWork().counts(tx, id)).get(id) ?? 0);
  }

  /** The account as its owner saw it, held until the work is done; then as it is. */
  async function change(
    id: number,
    state: Account['state'],
    version: number | undefined,
    work: (tx: Tx, account: Account) => Promise<void>,
  ): Promise<Person> {
    return database.write.transaction(async (tx) => {
      const owners = await staffRepository.lockOwners(tx);
      const account = await accountsRepository.lock(tx, id);
      if (!account) throw new AppError('NOT_FOUND', { message: '그 사람은 없습니다.' });
      if (account.state !== state || (version !== undefined && account.version !== version)) {
        throw new AppError('STALE_VERSION', { current: await show(tx, id) });
      }
      await work(tx, account);
      if (owners.length > 0 && (await staffRepository.lockOwners(tx)).length === 0) {
        throw refuse('마지막 책임자입니다. 다른 분을 먼저 책임자로 정해 주십시오.');
      }
      return show(tx, id);
    });
  }

  async function tell(tx: Tx, { email: to, nickName }: Account, template: Told): Promise<void> {
    if (hasMail) await queueMessage(tx, { template, channel: 'mail', to, data: { nickName } });
  }

  return {
    async list(): Promise<People> {
      const people = await staffRepository.list(database.read, mostStaff);
      const open = await invitationsRepository.list(database.read, mostInvitations);
      const work = openWork();
      const counts = await work.counts(database.read);
      return {
        people: people.map((row) => presentPerson(row, counts.get(row.id) ?? 0)),
        invitations: open.map(presentInvitation),
        workRoles: [...work.roles],
        hasMail,
      };
    },

    async approve(id: number, { roles, version }: Standing): Promise<Person> {
      try {
        return await change(id, 'pending', version, async (tx, account) => {
          if (hasMail && !account.emailProvenAt) {
            throw refuse('아직 이메일을 확인하지 않은 분입니다. 본인이 메일의 주소를 누르면 승인하실 수 있습니다.');
          }
          await accountsRepository.setStanding(tx, id, { state: 'active', roles });
          await tell(tx, account, 'account-approved');
          auditLog.record(tx, 'approved', subjectOf(account), { details: { after: roles } });
        });
      } catch (error) {
        throw isUniqueViolation(error) ? emailTaken() : error;
      }
    },

    /** Who was refused is forgotten. */
    async refuse(id: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        const account = await accountsRepository.lock(tx, id);
        if (!account || !(await staffRepository.forgetPending(tx, id))) {
          throw new AppError('NOT_FOUND', { message: '기다리는 가입 신청이 아닙니다.' });
        }
        // An address nobody has proved may be a stranger's.
        if (account.emailProvenAt) await tell(tx, account, 'account-refused');
        auditLog.record(tx, 'refused', subjectOf(account));
      });
    },

    changeRoles: (id: number, { roles, version, handTo }: Standing & Leaving, by: number): Promise<Person> =>
      change(id, 'active', version, async (tx, account) => {
        await handOverFirst(tx, openWork(), { account, roles, handTo, by });
        await changeStanding(tx, { sessions, auditLog }, account, { state: 'active', roles });
        auditLog.record(tx, 'roles-changed', subjectOf(account), { details: { before: account.roles, after: roles } });
      }),

    deactivate: (id: number, { version, handTo }: Leaving, by: number): Promise<Person> =>
      change(id, 'active', version, async (tx, account) => {
        await handOverFirst(tx, openWork(), { account, roles: [], handTo, by });
        await changeStanding(tx, { sessions, auditLog }, account, { state: 'disabled', roles: [] });
        await tell(tx, account, 'account-deactivated');
        auditLog.record(tx, 'disabled', subjectOf(account), { details: { before: account.roles, after: [] } });
      }),

    reactivate: (id: number, { roles, version }: Standing): Promise<Person> =>
      change(id, 'disabled', version, async (tx, account) => {
        await accountsRepository.setStanding(tx, id, { state: 'active', roles });
        auditLog.record(tx, 'reactivated', subjectOf(account), { details: { after: roles } });
      }),

    async unlock(id: number): Promise<Person> {
      // First, because it is no part of the transaction: where it fails the lock is still shown, and can be tried again.
      await limits.forgetFactorTries(id);
      return change(id, 'active', undefined, async (tx, account) => {
        await accountsRepository.resetLock(tx, id);
        auditLog.record(tx, 'lock-reset', subjectOf(account));
      });
    },
  };
}

type Told = PersonalMail['template'];
export type StaffAdmin = ReturnType<typeof createStaffAdmin>;
