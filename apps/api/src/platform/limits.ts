import { createHmac } from 'node:crypto';
import { getTableName, lt } from './drizzle.ts';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Db } from './database.ts';
import { AppError } from './errors.ts';
import { rateLimits } from './limits.table.ts';

export interface Limit {
  /** Takes one point, or refuses. Returns how many are taken now: one statement, so no two callers get the same number. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Refuses every `take` of this key for so long. */
  close(key: string, seconds: number): Promise<void>;
  /** Keeps a number that is no limit itself, and for how long. */
  remember(key: string, points: number, seconds: number): Promise<void>;
  recall(key: string): Promise<number>;
}

/**
 * What happens to a try that cannot be counted: where a secret could be guessed it is refused, where it is only about how
 * much somebody asks for this node counts alone.
 */
export type WhenAway = 'refuse' | 'count-here';

export type Limits = (name: string, points: number, seconds: number, whenAway?: WhenAway) => Limit;

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;
}

export function tooMany(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('TOO_MANY_REQUESTS', {
    message: `너무 여러 번 시도하셨습니다. ${inWords(retryAfter)} 뒤에 다시 해 주십시오.`,
    retryAfter,
  });
}

/** Limits shared by all nodes. Keys are hashed with the secret: the table names nobody. */
export function createLimits(database: Database, secret: Uint8Array): Limits {
  return (name, points, seconds, whenAway = 'refuse') => {
    const limiter = new RateLimiterPostgres({
      storeClient: database.limits,
      storeType: 'pool',
      tableName: getTableName(rateLimits),
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      ...(whenAway === 'count-here' && {
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    });
    const hidden = (key: string) => createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url');
    return {
      async take(key) {
        try {
          return (await limiter.consume(hidden(key))).consumedPoints;
        } catch (refused) {
          if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext);
          throw refused;
        }
      },
      giveBack: async (key) => void (await limiter.reward(hidden(key))),
      clear: async (key) => void (await limiter.delete(hidden(key))),
      close: async (key, forSeconds) => void (await limiter.block(hidden(key), forSeconds)),
      remember: async (key, value, forSeconds) => void (await limiter.set(hidden(key), value, forSeconds)),
      recall: async (key) => (await limiter.get(hidden(key)))?.consumedPoints ?? 0,
    };
  };
}

export async function forgetExpiredLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
