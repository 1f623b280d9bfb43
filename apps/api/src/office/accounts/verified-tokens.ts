import { createHash } from 'node:crypto';
import type { Principal } from '../../platform/request-context.ts';

const rememberedFor = 10_000;
const mostRemembered = 1_000;
const longestToken = 4_096;
const longestHeader = 300;

/** The name of the key that a token says it was signed with, if it has the shape of one. Costs next to nothing. */
export function kidOf(token: string): string | null {
  if (token.length > longestToken) return null;
  const [header = '', payload, signature, more] = token.split('.', 4);
  if (!payload || !signature || more !== undefined || header.length > longestHeader) return null;
  try {
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown };
    return typeof kid === 'string' ? kid : null;
  } catch {
    return null;
  }
}

/** Remembers for a moment whom a token stands for, by a hash of it: a page asks many times with the same one. */
export function createVerifiedTokens() {
  const known = new Map<string, { principal: Principal; until: number }>();
  const hashOf = (token: string, binding: string) =>
    createHash('sha256').update(`${binding}\n${token}`).digest('base64url');

  return {
    find(token: string, binding: string, now: number): Principal | null {
      const found = known.get(hashOf(token, binding));
      return found && now < found.until ? found.principal : null;
    },
    /** Never for longer than the token itself is good. */
    remember(token: string, binding: string, principal: Principal, now: number, expiresAt: number): void {
      if (known.size >= mostRemembered) known.clear();
      known.set(hashOf(token, binding), { principal, until: Math.min(now + rememberedFor, expiresAt) });
    },
  };
}
