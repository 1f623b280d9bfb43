import { randomUUID } from 'node:crypto';
import type { Factors, NewApp, NewPasskey, PasskeyOptions } from '@kidney/contract/office/accounts/factors.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal, RequestContext } from '../../../platform/request-context.ts';
import type { SealedText } from '../../../platform/sealed-text/sealed-text.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import { deviceInWords } from '../own-sessions/device-labels.ts';
import type { SessionsRepository } from '../sessions.repository.ts';
import { appToShow, newAppSecret, stepOf } from './authenticator-app.ts';
import { needsFactor, wrongFactor } from './factors.policy.ts';
import { factorsRepository, type AppRow } from './factors.repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';

export interface FactorsDeps {
  database: Database;
  clock: Clock;
  sessions: SessionsRepository;
  auditLog: AuditLog;
  sealed: SealedText;
  relyingParty: RelyingParty;
  siteName(tx: Tx): Promise<string>;
  /** The server's part of every recovery code's hash. */
  secret: Uint8Array;
}

export const placeOf = (accountId: number) =>
  ({ table: 'authenticator_apps', row: String(accountId), column: 'secret' }) as const;
export const subjectOf = (id: number) => ({ kind: 'account', id: String(id) }) as const;
const isInUse = (app: AppRow | undefined) => app !== undefined && app.confirmedAt !== null;
const wrongPasskey = () => wrongFactor('passkey', '패스키를 확인하지 못했습니다. 처음부터 다시 해 주십시오.');

/** The second factors somebody has: setting up, listing, removing. */
export function createFactorsService(deps: FactorsDeps) {
  const { database, clock, sessions, auditLog, sealed, relyingParty, siteName, secret } = deps;

  /** Held from the first line of every change, so that two at once follow each other. */
  async function own(tx: Tx, { sub }: Principal): Promise<Account> {
    const account = await accountsRepository.lock(tx, sub);
    if (!account) throw new AppError('SIGN_IN_REQUIRED');
    return account;
  }

  async function has(tx: Tx, accountId: number): Promise<boolean> {
    const app = await factorsRepository.app(tx, accountId);
    return isInUse(app) || (await factorsRepository.passkeys(tx, accountId)).length > 0;
  }

  async function renewCodes(tx: Tx, accountId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(secret, accountId, code));
    await factorsRepository.replaceCodes(tx, accountId, hashes);
    auditLog.record(tx, 'recovery-codes-made', subjectOf(accountId));
    return codes;
  }

  /** Another factor is added only by somebody who has just shown the one they have. */
  async function ownToAdd(tx: Tx, principal: Principal): Promise<Account> {
    const account = await own(tx, principal);
    if ((await has(tx, principal.sub)) && !principal.isFactorFresh) throw new AppError('FACTOR_STALE');
    return account;
  }

  /** Whoever came in elsewhere by what counted before is out there. */
  const endOthers = (tx: Tx, { sub, sid }: Principal) => sessions.endAll(tx, sub, 'factor-changed', sid);

  /** Whoever has set a factor up has shown it. The first one comes with codes for the day it is lost. */
  async function added(tx: Tx, principal: Principal, kind: 'passkey' | 'app'): Promise<string[] | null> {
    await sessions.markFactor(tx, principal.sid);
    await endOthers(tx, principal);
    auditLog.record(tx, 'factor-added', subjectOf(principal.sub), { details: { kind } });
    return (await factorsRepository.countCodes(tx, principal.sub)) === 0 ? renewCodes(tx, principal.sub) : null;
  }

  async function removed(tx: Tx, { roles, id }: Account, principal: Principal, kind: 'passkey' | 'app'): Promise<void> {
    if (!(await has(tx, id))) {
      if (needsFactor(roles)) {
        throw new AppError('CONFLICT', {
          message: '마지막 2단계 인증은 지울 수 없습니다. 다른 방법을 먼저 등록해 주십시오.',
        });
      }
      await factorsRepository.replaceCodes(tx, id, []);
    }
    await endOthers(tx, principal);
    auditLog.record(tx, 'factor-removed', subjectOf(id), { details: { kind } });
  }

  return {
    async list({ sub, roles }: Principal): Promise<Factors> {
      const [passkeys, app, recoveryCodesLeft, account] = await Promise.all([
        factorsRepository.passkeys(database.write, sub),
        factorsRepository.app(database.write, sub),
        factorsRepository.countCodes(database.write, sub),
        accountsRepository.findById(database.write, sub),
      ]);
      return {
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        hasApp: isInUse(app),
        recoveryCodesLeft,
        isRequired: needsFactor(account?.roles ?? (roles as Account['roles'])),
      };
    },

    beginPasskey: (principal: Principal): Promise<PasskeyOptions> =>
      database.write.transaction(async (tx) => {
        const account = await ownToAdd(tx, principal);
        const known = await factorsRepository.passkeys(tx, principal.sub);
        if (known.length >= 20) throw new AppError('LIMIT_REACHED');
        const options = await relyingParty.beginRegistration(account, known, await siteName(tx));
        await sessions.setChallenge(tx, principal.sid, options.challenge);
        return options;
      }),

    addPasskey: (principal: Principal, made: NewPasskey, context: RequestContext): Promise<string[] | null> =>
      database.write.transaction(async (tx) => {
        await ownToAdd(tx, principal);
        const challenge = await sessions.takeChallenge(tx, principal.sid);
        const passkey = challenge && (await relyingParty.finishRegistration(made, challenge));
        if (!passkey) throw wrongPasskey();
        const name = deviceInWords(context.userAgent);
        const row = { ...passkey, id: randomUUID(), accountId: principal.sub, name };
        if (!(await factorsRepository.addPasskey(tx, row))) throw wrongPasskey();
        return added(tx, principal, 'passkey');
      }),

    removePasskey: (principal: Principal, id: string): Promise<void> =>
      database.write.transaction(async (tx) => {
        const account = await own(tx, principal);
        if (!(await factorsRepository.removePasskey(tx, principal.sub, id))) {
          throw new AppError('NOT_FOUND', { message: '이미 지워진 패스키입니다.' });
        }
        await removed(tx, account, principal, 'passkey');
      }),

    beginApp: (principal: Principal): Promise<NewApp> =>
      database.write.transaction(async (tx) => {
        const account = await ownToAdd(tx, principal);
        const fresh = newAppSecret();
        const isBegun = await factorsRepository.beginApp(tx, account.id, sealed.seal(placeOf(account.id), fresh));
        if (!isBegun) throw new AppError('CONFLICT', { message: '인증 앱을 이미 쓰고 계십니다. 먼저 지워 주십시오.' });
        return appToShow(fresh, account.username, await siteName(tx));
      }),

    addApp: (principal: Principal, code: string): Promise<string[] | null> =>
      database.write.transaction(async (tx) => {
        await ownToAdd(tx, principal);
        const app = await factorsRepository.app(tx, principal.sub);
        const step = app ? stepOf(sealed.open(placeOf(principal.sub), app.secret), code, clock.now()) : null;
        if (isInUse(app) || step === null || !(await factorsRepository.useApp(tx, principal.sub, step))) {
          throw wrongFactor('code', '숫자 여섯 자리가 맞지 않습니다. 앱에 지금 보이는 숫자를 적어 주십시오.');
        }
        return added(tx, principal, 'app');
      }),

    removeApp: (principal: Principal): Promise<void> =>
      database.write.transaction(async (tx) => {
        const account = await own(tx, principal);
        if (!(await factorsRepository.removeApp(tx, principal.sub))) {
          throw new AppError('NOT_FOUND', { message: '등록한 인증 앱이 없습니다.' });
        }
        await removed(tx, account, principal, 'app');
      }),

    renewRecoveryCodes: (principal: Principal): Promise<string[]> =>
      database.write.transaction(async (tx) => {
        await own(tx, principal);
        if (!(await has(tx, principal.sub))) {
          throw new AppError('CONFLICT', { message: '패스키나 인증 앱을 먼저 등록해 주십시오.' });
        }
        await endOthers(tx, principal);
        return renewCodes(tx, principal.sub);
      }),
  };
}

export type FactorsService = ReturnType<typeof createFactorsService>;
