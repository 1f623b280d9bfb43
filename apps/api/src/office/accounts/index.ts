import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { createSealedText } from '../../platform/sealed-text/sealed-text.ts';
import { protectedSheetEndpoint } from '../../platform/spreadsheet/protected-sheet.ts';
import type { QueueAccountMail } from './account-messages.ts';
import { createLimits, forgetExpiredLimits } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { identityOf } from '../settings/index.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { createAccessTokens } from './access-token.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsEndpoints } from './accounts.routes.ts';
import { createKnownDevices } from './known-device.ts';
import { accountLinksRepository } from './email-links/account-links.repository.ts';
import { emailLinksEndpoints } from './email-links/email-links.routes.ts';
import { createEmailLinksService } from './email-links/email-links.service.ts';
import { newDeviceEndpoints } from './new-device/new-device.routes.ts';
import { createNewDeviceService } from './new-device/new-device.service.ts';
import { ownSessionsEndpoints } from './own-sessions/own-sessions.routes.ts';
import { createOwnSessionsService } from './own-sessions/own-sessions.service.ts';
import { invitationsRepository } from './staff/invitations.repository.ts';
import { createInviteList } from './staff/invite-list.ts';
import { createInvitationsService } from './staff/invitations.service.ts';
import type { OpenWork } from './staff/hand-over.ts';
import { staffSheet } from './staff/staff-sheet.ts';
import { staffRepository } from './staff/staff.repository.ts';
import { staffEndpoints } from './staff/staff.routes.ts';
import { createStaffAdmin } from './staff/staff.service.ts';
import { createProfileService } from './profile.service.ts';
import { factorsEndpoints } from './second-factor/factors.routes.ts';
import { createFactorsService } from './second-factor/factors.service.ts';
import { createProofService } from './second-factor/proof.service.ts';
import { createRelyingParty } from './second-factor/relying-party.ts';
import { bindingCookie } from './session-cookies.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignUpService } from './sign-up.service.ts';
import { dataKeysOf, type SigningKeys } from './signing-keys.ts';
import { createStaffService } from './create-staff.service.ts';

export { dataKeyFingerprints, makeDataKey } from './data-key-files.ts';
export { mayManageStaff } from './staff/staff.policy.ts';
export { roleNames } from './staff/role-labels.ts';
export type { InviteList } from './staff/invite-list.ts';
export type { OpenWork } from './staff/hand-over.ts';
export { endEveryWayIn } from './end-every-way-in.ts';
export { createSigningKeys, loadSecrets, loadSigningKeys, masterFingerprint, rotateSigningKeys } from './key-files.ts';
export { dataKeysOf, generateSigningKeys, type Secrets, type SigningKeys } from './signing-keys.ts';

export interface AccountsDeps {
  config: Config;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  log: Log;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  /** Whether the operator has set mail up. */
  hasMail: boolean;
  /** What somebody who leaves hands over. Known once the districts above are built. */
  openWork(): OpenWork;
}

export function createAccounts(deps: AccountsDeps) {
  const { config, database, keys, clock, log, auditLog } = deps;
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
  const newDevice = createNewDeviceService({ ...deps, limits, devices, secret: keys.secret('device') });
  const signIn = createSignInService({ database, limits, devices, sessions, newDevice, auditLog });
  const links = createEmailLinksService({ ...deps, sessions: repository, limits });
  const signUp = createSignUpService({ database, limits, links, auditLog, isOpen: config.SIGN_UP === 'on' });
  const invitations = createInvitationsService({ ...deps, limits, publicOrigin: config.PUBLIC_ORIGIN });
  const people = createStaffAdmin({ ...deps, sessions: repository, limits });
  const ownSessions = createOwnSessionsService({ database, sessions: repository, auditLog });
  const profile = createProfileService({ ...deps, sessions: repository, limits });

  const factorsDeps = {
    database,
    clock,
    auditLog,
    sessions: repository,
    sealed: createSealedText(dataKeysOf(keys)),
    relyingParty: createRelyingParty(config.PUBLIC_ORIGIN),
    siteName: async (tx: Tx) => (await identityOf(tx)).name,
    secret: keys.secret('recovery-code'),
  };
  const factors = createFactorsService(factorsDeps);
  const proof = createProofService({ ...factorsDeps, limits });

  return {
    endpoints: [
      ...accountsEndpoints({ signIn, signUp, sessions, profile, hasMail: deps.hasMail }),
      ...factorsEndpoints(factors, proof, sessions),
      ...emailLinksEndpoints(links, invitations, signIn),
      ...newDeviceEndpoints(newDevice),
      ...ownSessionsEndpoints(ownSessions),
      ...staffEndpoints(people, invitations),
      protectedSheetEndpoint({ database, auditLog }, staffSheet),
    ],
    inviteList: createInviteList({ ...deps, publicOrigin: config.PUBLIC_ORIGIN }),
    /** Who the token says is calling. Stateless: whether the session still stands is `confirm`'s to say. */
    identify: (bearer: string | undefined, cookies: RequestContext['cookies']) =>
      accessTokens.read(bearer, cookies[bindingCookie]),
    confirm: sessions.confirm,
    countPending: (most: number) => accountsRepository.countPending(database.read, most),
    housekeep: async () => {
      await repository.forgetOld(database.jobs);
      await forgetExpiredLimits(database.jobs);
      await accountLinksRepository.forgetExpired(database.jobs);
      await invitationsRepository.forgetExpired(database.jobs);
      await staffRepository.forgetUnanswered(database.jobs, deps.hasMail);
    },
  };
}

/** What the people behind these ids call themselves. */
export const nickNamesOf = accountsRepository.nickNames;
/** The people of the office, by name. */
export const staffOf = accountsRepository.staff;

/** Those of the office who may do some work, by name. */
export const staffWithRoles = accountsRepository.withRoles;

export const ownersOf = accountsRepository.owners;

/** Accounts without HTTP, keys or tokens: for the command line. */
export function createStaff(database: Database, auditLog: AuditLog) {
  return createStaffService(database, createSessionsRepository(database), auditLog);
}
