import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import type { KnownDevices } from './known-device.ts';
import type { NewDeviceService } from './new-device/new-device.service.ts';
import { checkPassword } from './password-hash.ts';
import { deviceCookie, setDevice } from './session-cookies.ts';
import type { Granted, SessionsService } from './sessions.service.ts';
import { limitKeyOf, type SignInLimits } from './sign-in-limits.ts';

interface Deps {
  database: Database;
  limits: SignInLimits;
  devices: KnownDevices;
  sessions: SessionsService;
  newDevice: NewDeviceService;
  auditLog: AuditLog;
}

export function createSignInService({ database, limits, devices, sessions, newDevice, auditLog }: Deps) {
  /**
   * Nobody learns from it what was typed: an account is named where there is one, and nothing else. Over connections of
   * its own: who guesses takes none from those who write, and waits for none of them.
   */
  const recordFailure = (account: Account | undefined, isNowLocked: boolean) =>
    database.jobs.transaction(async (tx) => {
      const subject = account ? ({ kind: 'account', id: String(account.id) } as const) : null;
      auditLog.record(tx, 'sign-in-failed', subject);
      if (!isNowLocked) return;
      if (account) await accountsRepository.setLocked(tx, account.id, true);
      auditLog.record(tx, 'sign-in-locked', subject);
    });

  /** A session for somebody who has shown who they are, on a device that is known from now on. */
  async function enter(account: Account, context: RequestContext): Promise<Granted> {
    const granted = await sessions.open(account, context);
    return { ...granted, cookies: [...granted.cookies, setDevice(devices.issue(account.id))] };
  }

  return {
    async signIn(typed: { login: string; password: string }, context: RequestContext): Promise<Granted> {
      const login = typed.login.toLowerCase();
      const account = await accountsRepository.findByLogin(database.read, login);
      const device = account ? devices.recognise(context.cookies[deviceCookie], account.id) : null;
      const attempt = await limits.beginSignIn({
        account: account ? limitKeyOf(account) : `typed ${login}`,
        device,
        address: context.clientAddress,
      });
      if (!attempt) return newDevice.refuse(account, login);
      const isRight = await checkPassword(account?.passwordHash, typed.password, device !== null);
      if (!account || !isRight || account.state === 'disabled') {
        await attempt.fail();
        await recordFailure(account, attempt.isLast);
        throw new AppError('INVALID_CREDENTIALS');
      }
      await attempt.succeed();
      if (account.state === 'pending') {
        throw new AppError('NOT_PERMITTED', {
          message: '아직 승인되지 않은 계정입니다. 관리자가 승인하면 로그인하실 수 있습니다.',
        });
      }
      return enter(account, context);
    },

    enter,
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
