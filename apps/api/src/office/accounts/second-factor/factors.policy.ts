import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { AppError } from '../../../platform/errors.ts';

/** Who lets people in, and who sees what patients tell us. */
const neededBy: readonly Role[] = ['owner', 'dispatcher'];

export const needsFactor = (roles: readonly Role[]): boolean => roles.some((role) => neededBy.includes(role));

interface Standing {
  roles: Role[];
  hasFactor: boolean;
  isFactorShown: boolean;
}

/** What somebody still has to do before anything else: show the second factor, or set one up. */
function pendingFactorOf({ roles, hasFactor, isFactorShown }: Standing): 'ask' | 'set-up' | undefined {
  if (isFactorShown) return undefined;
  if (hasFactor) return 'ask';
  return needsFactor(roles) ? 'set-up' : undefined;
}

/** What somebody may do at the moment, and what they owe before they may do the rest. */
export function rolesNow(standing: Standing): { roles: Role[]; pendingFactor?: 'ask' | 'set-up' } {
  const pendingFactor = pendingFactorOf(standing);
  return pendingFactor ? { roles: [], pendingFactor } : { roles: standing.roles };
}

/** A 400, not a 401: the session is fine, and a client must not try to refresh it. */
export function wrongFactor(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, fields: [{ field, message }] });
}
