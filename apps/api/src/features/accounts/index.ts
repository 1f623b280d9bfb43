import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { createLimits, forgetExpiredLimits } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { createAccessTokens } from './access-token.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsEndpoints } from './accounts.routes.ts';
import { createKnownDevices } from './known-device.ts';
import { createProfileService } from './profile.service.ts';
import { bindingCookie } from './session-cookies.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignUpService } from './sign-up.service.ts';
import type { SigningKeys } from './signing-keys.ts';
import { createStaffService } from './staff.service.ts';

export { createSigningKeys, loadSecrets, loadSigningKeys, rotateSigningKeys } from './key-files.ts';
export { dataKeysOf, generateSigningKeys, type SigningKeys } from './signing-keys.ts';

export interface AccountsDeps {
  config: Config;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  log: Log;
  auditLog: AuditLog;
}

export function createAccounts({ config, database, keys, clock, log, auditLog }: AccountsDeps) {
  const repository = createSessionsRepository(database);
  const limits = createSignInLimits(createLimits(database, keys.secret('limits')));
  const devices = createKnownDevices(keys.secret('device'), () => clock.now());
  const accessTokens = createAccessTokens({ keys, clock, issuer: config.PUBLIC_ORIGIN });
  const sessions = createSessionsService({
    config,
    database,
    log,
    sessions: repository,
    accessTokens,
    auditLog,
    secret: keys.secret('refresh-token'),
  });
  const signIn = createSignInService({ database, limits, devices, sessions, auditLog });
  const signUp = createSignUpService({ database, limits, auditLog, isOpen: config.SIGN_UP === 'on' });
  const profile = createProfileService({ database, sessions: repository, limits, auditLog });

  return {
    endpoints: accountsEndpoints({ signIn, signUp, sessions, profile }),
    /** Who the token says is calling. Stateless: whether the session still stands is `confirm`'s to say. */
    identify: (bearer: string | undefined, cookies: RequestContext['cookies']) =>
      accessTokens.read(bearer, cookies[bindingCookie]),
    confirm: sessions.confirm,
    countPending: (most: number) => accountsRepository.countPending(database.read, most),
    housekeep: async () => {
      await repository.forgetOld(database.jobs);
      await forgetExpiredLimits(database.jobs);
    },
  };
}

/** What the people behind these ids call themselves. */
export const nickNamesOf = accountsRepository.nickNames;
/** The people of the office, by name. */
export const staffOf = accountsRepository.staff;

/** Accounts without HTTP, keys or tokens: for the command line. */
export function createStaff(database: Database, auditLog: AuditLog) {
  return createStaffService(database, createSessionsRepository(database), auditLog);
}
