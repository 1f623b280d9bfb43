import { randomUUID, timingSafeEqual } from 'node:crypto';
import { roleSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/request-context.ts';
import { rolesNow } from './second-factor/factors.policy.ts';
import { hashBinding } from './refresh-token.ts';
import type { SessionMaterial } from './sessions.repository.ts';
import type { SigningKeys } from './signing-keys.ts';
import { createVerifiedTokens, kidOf } from './verified-tokens.ts';

const lifeSeconds = 600;
const skewSeconds = 30;
const type = 'at+jwt';

const claimsSchema = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  sid: z.uuid(),
  username: z.string(),
  nickName: z.string(),
  roles: z.array(roleSchema),
  pendingFactor: z.enum(['ask', 'set-up']).optional(),
  cnf: z.object({ 'sid#S256': z.base64url() }),
});

export function createAccessTokens(deps: { keys: SigningKeys; clock: Clock; issuer: string }) {
  const { keys, clock, issuer } = deps;
  const verified = createVerifiedTokens();

  return {
    /** Ten minutes by the database's clock, never longer than the session. */
    async issue(session: SessionMaterial, binding: string): Promise<string> {
      const { kid, privateKey } = keys.current();
      const now = Math.floor(session.now);
      return new SignJWT({
        sid: session.sid,
        username: session.username,
        nickName: session.nickName,
        ...rolesNow(session),
        cnf: { 'sid#S256': hashBinding(binding).toString('base64url') },
      })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: type })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(String(session.sub))
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(Math.min(now + lifeSeconds, Math.floor(session.expiresAt)))
        .setJti(randomUUID())
        .sign(privateKey);
    },

    /** Believes a token only beside the companion cookie it was made for. Asks nobody. */
    async read(token: string | undefined, binding: string | undefined): Promise<Principal | null> {
      if (!token || !binding) return null;
      const key = keys.verifier(kidOf(token) ?? '');
      if (!key) return null;
      const now = clock.now();
      const known = verified.find(token, binding, now.getTime());
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['EdDSA'],
          typ: type,
          issuer,
          audience: issuer,
          requiredClaims: ['iat', 'nbf', 'exp', 'jti'],
          clockTolerance: skewSeconds,
          currentDate: now,
        });
        const { cnf, sub, ...person } = claimsSchema.parse(payload);
        const expected = Buffer.from(cnf['sid#S256'], 'base64url');
        const actual = hashBinding(binding);
        if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
        const principal = { ...person, sub: Number(sub) };
        const expiresAt = ((payload.exp ?? 0) + skewSeconds) * 1_000;
        verified.remember(token, binding, principal, now.getTime(), expiresAt);
        return principal;
      } catch (refused) {
        if (refused instanceof errors.JOSEError || refused instanceof z.ZodError) return null;
        throw refused;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
