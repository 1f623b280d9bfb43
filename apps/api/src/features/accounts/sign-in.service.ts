import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import type { KnownDevices } from './known-device.ts';
import { checkPassword } from './password-hash.ts';
import { deviceCookie, setDevice } from './session-cookies.ts';
import type { Granted, SessionsService } from './sessions.service.ts';
import { limitKeyOf, type SignInLimits } from './sign-in-limits.ts';

interface Deps {
  database: Database;
  limits: SignInLimits;
  devices: KnownDevices;
  sessions: SessionsService;
  auditLog: AuditLog;
}

export function createSignInService({ database, limits, devices, sessions, auditLog }: Deps) {
  const find = (login: string) =>
    login.includes('@')
      ? accountsRepository.findByEmail(database.write, login)
      : accountsRepository.findByUsername(database.write, login);

  /** Nobody learns from it what was typed: an account is named where there is one, and nothing else. */
  const recordFailure = (account: Account | undefined, isNowLocked: boolean) =>
    database.write.transaction(async (tx) => {
      const subject = account ? ({ kind: 'account', id: String(account.id) } as const) : null;
      auditLog.record(tx, 'sign-in-failed', subject);
      if (!isNowLocked) return;
      if (account) await accountsRepository.setLocked(tx, account.id, true);
      auditLog.record(tx, 'sign-in-locked', subject);
    });

  return {
    async signIn(typed: { login: string; password: string }, context: RequestContext): Promise<Granted> {
      const login = typed.login.toLowerCase();
      const account = await find(login);
      const attempt = await limits.beginSignIn({
        account: account ? limitKeyOf(account) : `typed ${login}`,
        device: account ? devices.recognise(context.cookies[deviceCookie], account.id) : null,
        address: context.clientAddress,
      });
      const isRight = await checkPassword(account?.passwordHash, typed.password);
      if (!account || !isRight || account.state === 'disabled') {
        await recordFailure(account, attempt.isLast);
        throw new AppError('INVALID_CREDENTIALS');
      }
      await attempt.succeed();
      if (account.state === 'pending') {
        throw new AppError('NOT_PERMITTED', {
          message: '아직 승인되지 않은 계정입니다. 관리자가 승인하면 로그인하실 수 있습니다.',
        });
      }
      const granted = await sessions.open(account, context);
      return { ...granted, cookies: [...granted.cookies, setDevice(devices.issue(account.id))] };
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
