import type { FactorProof, PasskeyOptions } from '@kidney/contract/office/accounts/factors.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/request-context.ts';
import { accountsRepository } from '../accounts.repository.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { stepOf } from './authenticator-app.ts';
import { wrongFactor } from './factors.policy.ts';
import { factorsRepository } from './factors.repository.ts';
import { placeOf, subjectOf, type FactorsDeps } from './factors.service.ts';
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';

type Kind = 'passkey' | 'app' | 'recovery-code';

/** Showing the second factor, after signing in and again before something grave. */
export function createProofService(deps: FactorsDeps & { limits: SignInLimits }) {
  const { database, clock, sessions, auditLog, sealed, relyingParty, secret, limits } = deps;

  async function isPasskey(tx: Tx, principal: Principal, shown: Extract<FactorProof, { kind: 'passkey' }>['passkey']) {
    const challenge = await sessions.takeChallenge(tx, principal.sid);
    const known = await factorsRepository.passkeys(tx, principal.sub);
    const passkey = known.find(({ credentialId }) => credentialId === shown.id);
    if (!challenge || !passkey) return false;
    const counter = await relyingParty.finishProof(shown, passkey, challenge);
    if (counter === null) return false;
    await factorsRepository.usePasskey(tx, passkey.id, counter);
    return true;
  }

  async function isApp(tx: Tx, accountId: number, code: string): Promise<boolean> {
    const app = await factorsRepository.app(tx, accountId);
    if (!app?.confirmedAt) return false;
    const step = stepOf(sealed.open(placeOf(accountId), app.secret), code, clock.now());
    return step !== null && factorsRepository.useApp(tx, accountId, step);
  }

  async function kindOf(tx: Tx, principal: Principal, proof: FactorProof): Promise<Kind | null> {
    if (proof.kind === 'passkey') return (await isPasskey(tx, principal, proof.passkey)) ? 'passkey' : null;
    if (isRecoveryCode(proof.code)) {
      const hash = hashRecoveryCode(secret, principal.sub, proof.code);
      return (await factorsRepository.takeCode(tx, principal.sub, hash)) ? 'recovery-code' : null;
    }
    return (await isApp(tx, principal.sub, proof.code)) ? 'app' : null;
  }

  return {
    askForPasskey: (principal: Principal): Promise<PasskeyOptions> =>
      database.write.transaction(async (tx) => {
        const known = await factorsRepository.passkeys(tx, principal.sub);
        if (known.length === 0) throw new AppError('NOT_FOUND', { message: '등록한 패스키가 없습니다.' });
        const options = await relyingParty.beginProof(known);
        await sessions.setChallenge(tx, principal.sid, options.challenge);
        return options;
      }),

    /** A wrong try is counted before it is looked at, and what it used up stays used up. */
    async prove(principal: Principal, proof: FactorProof): Promise<void> {
      const account = await accountsRepository.findById(database.write, principal.sub);
      if (!account) throw new AppError('SIGN_IN_REQUIRED');
      const attempt = await limits.beginFactor(account.id);
      const kind = await database.write.transaction(async (tx) => {
        const held = await accountsRepository.lock(tx, account.id);
        const shown = await kindOf(tx, principal, proof);
        if (shown) await sessions.markFactor(tx, principal.sid);
        if (shown ? held?.lockedAt : attempt.isLast) await accountsRepository.setLocked(tx, account.id, !shown);
        auditLog.record(tx, shown ? 'factor-shown' : 'factor-failed', subjectOf(account.id), {
          details: { kind: shown ?? proof.kind },
        });
        return shown;
      });
      if (kind === null) {
        throw proof.kind === 'passkey'
          ? wrongFactor('passkey', '패스키를 확인하지 못했습니다. 다시 해 주십시오.')
          : wrongFactor('code', '번호가 맞지 않거나 이미 쓰신 번호입니다. 새 번호를 적어 주십시오.');
      }
      await attempt.succeed();
    },
  };
}

export type ProofService = ReturnType<typeof createProofService>;
