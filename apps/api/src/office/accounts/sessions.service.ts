import { randomUUID } from 'node:crypto';
import type { RefreshAnswer } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../../platform/address-block.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { tooMany } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Principal, RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { AccessTokens } from './access-token.ts';
import { presentUser } from './accounts.presenter.ts';
import { accountsRepository, type Account } from './accounts.repository.ts';
import { rolesNow } from './second-factor/factors.policy.ts';
import { hashBinding, newBinding, readRefreshToken, writeRefreshToken, type RefreshToken } from './refresh-token.ts';
import { bindingCookie, clearSession, refreshCookie, setAccess, setBinding, setRefresh } from './session-cookies.ts';
import type { SessionMaterial, SessionsRepository } from './sessions.repository.ts';

const mostSessions = 5;

export interface SessionsDeps {
  config: Config;
  database: Database;
  log: Log;
  sessions: SessionsRepository;
  accessTokens: AccessTokens;
  auditLog: AuditLog;
  /** The server's part of every refresh token's mac. */
  secret: Uint8Array;
}

export interface Granted {
  answer: RefreshAnswer;
  cookies: string[];
}

export function createSessionsService(deps: SessionsDeps) {
  const { config, database, log, sessions, accessTokens, auditLog, secret } = deps;
  const accountOf = (id: number) => ({ kind: 'account', id: String(id) }) as const;
  // A token cannot be guessed, so this only keeps one address from keeping a node busy, and costs no statement.
  const perAddress = new RateLimiterMemory({ points: 3_000, duration: 60 });

  const expired = () => new AppError('REFRESH_TOKEN_EXPIRED', { cookies: clearSession() });

  async function grant(session: SessionMaterial, binding: string): Promise<Granted> {
    const accessToken = await accessTokens.issue(session, binding);
    const left = Math.max(0, Math.floor(session.expiresAt - session.now));
    return {
      answer: { accessToken, userInfo: presentUser(session) },
      cookies: [setAccess(accessToken), setRefresh(writeRefreshToken(secret, session, binding), left)],
    };
  }

  function tokenOf(context: RequestContext, inBody: string | undefined): RefreshToken | null {
    const isBrowser = context.origin !== null || context.fetchSite !== null;
    const bodyCounts = config.AUTH_BODY_TOKENS === 'on' && !isBrowser;
    const text = context.cookies[refreshCookie] || (bodyCounts ? inBody : undefined);
    return readRefreshToken(secret, text, context.cookies[bindingCookie]);
  }

  /** The session after this token: rotated by it, or by the same token a moment ago. Null where it has to be refused. */
  async function succeed(token: RefreshToken, binding: string): Promise<SessionMaterial | null> {
    const key = { ...token, bindingHash: hashBinding(binding) };
    // A lost answer or a second tab asks again with the same token, and gets the same successor.
    const session = (await sessions.rotate(key)) ?? (await sessions.successor(key));
    if (session) return session;
    await database.write.transaction(async (tx) => {
      const accountId = await sessions.endReplayed(tx, token.sid, token.generation);
      if (accountId === undefined) return;
      log.warn({ ...token }, 'refresh token replayed, session ended');
      auditLog.record(tx, 'session-ended', accountOf(accountId), { details: { why: 'replayed' } });
    });
    return null;
  }

  const underway = new Map<string, Promise<SessionMaterial | null>>();
  /** Requests of one browser that meet at this node share one statement. Across nodes the database decides. */
  function succeedOnce(token: RefreshToken, binding: string): Promise<SessionMaterial | null> {
    const key = `${token.sid}.${token.generation}.${binding}`;
    const shared = underway.get(key) ?? succeed(token, binding).finally(() => underway.delete(key));
    underway.set(key, shared);
    return shared;
  }

  return {
    /** Opens a session for an account whose password was just found right, unless it changed meanwhile. */
    async open(account: Account, context: RequestContext): Promise<Granted> {
      const binding = newBinding();
      const before = tokenOf(context, undefined);
      const session = await database.write.transaction(async (tx) => {
        const now = await accountsRepository.lock(tx, account.id);
        if (now?.state !== 'active' || now.passwordHash !== account.passwordHash) {
          throw new AppError('INVALID_CREDENTIALS');
        }
        if (before) await sessions.end(tx, before.sid, 'replaced');
        const made = await sessions.insert(tx, {
          id: randomUUID(),
          accountId: account.id,
          bindingHash: hashBinding(binding),
          userAgent: context.userAgent.slice(0, 300),
          clientAddress: context.clientAddress.slice(0, 64),
        });
        await sessions.endOldest(tx, account.id, mostSessions);
        // A lock may have come from the factor: where one is owed, only showing it ends the lock.
        if (now.lockedAt && !made.hasFactor) await accountsRepository.setLocked(tx, account.id, false);
        auditLog.record(tx, 'signed-in', accountOf(account.id), { actorId: account.id });
        return made;
      });
      const { answer, cookies } = await grant(session, binding);
      return { answer, cookies: [...cookies, setBinding(binding, Math.floor(session.expiresAt - session.now))] };
    },

    async refresh(context: RequestContext, inBody: string | undefined): Promise<Granted> {
      await perAddress.consume(addressBlock(context.clientAddress)).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
      });
      const token = tokenOf(context, inBody);
      const binding = context.cookies[bindingCookie];
      if (!token || !binding) throw expired();
      const session = await succeedOnce(token, binding);
      if (!session) throw expired();
      return grant(session, binding);
    },

    /** A new access token for what somebody has just become. The session goes on as it is. */
    async renew(principal: Principal, context: RequestContext): Promise<Granted> {
      const binding = context.cookies[bindingCookie];
      if (!binding) throw new AppError('SIGN_IN_REQUIRED');
      const session = await sessions.find(database.write, principal.sid);
      const accessToken = await accessTokens.issue(session, binding);
      return { answer: { accessToken, userInfo: presentUser(session) }, cookies: [setAccess(accessToken)] };
    },

    /** Ends the session that the cookies, or else the access token, stand for. */
    async close(context: RequestContext): Promise<string[]> {
      const sid = tokenOf(context, undefined)?.sid ?? context.principal?.sid;
      if (sid) {
        await database.write.transaction(async (tx) => {
          const accountId = await sessions.end(tx, sid, 'signed-out');
          if (accountId !== undefined) auditLog.record(tx, 'signed-out', accountOf(accountId), { actorId: accountId });
        });
      }
      return clearSession();
    },

    /** Asks the session's row: a token alone is not enough, and the roles are those of this moment. */
    async confirm(principal: Principal): Promise<Principal | null> {
      const standing = await sessions.standing(principal.sid, principal.sub);
      if (!standing) return null;
      const { username, nickName, hasFactor, isFactorFresh } = standing;
      const { roles, pendingFactor } = rolesNow(standing);
      return { ...principal, username, nickName, roles, pendingFactor, isFactorFresh: isFactorFresh || !hasFactor };
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
