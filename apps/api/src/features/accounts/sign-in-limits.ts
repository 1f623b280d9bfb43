import { addressBlock } from '../../platform/address-block.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import { createLockout } from '../../platform/lockout.ts';

const tenMinutes = 600;
const hour = 3_600;

/** An account in the limits of passwords. A reset lock gives it a new name, under which nothing has been counted. */
export const limitKeyOf = ({ id, lockEpoch }: { id: number; lockEpoch: number }) => `id ${id}.${lockEpoch}`;

export interface Attempt {
  /** The account's own name in the limits, or what was typed where there is no such account. */
  account: string;
  /** Set where the browser has signed in to this account before. */
  device: string | null;
  address: string;
}

export function createSignInLimits(limits: Limits) {
  const account = createLockout(limits, 'sign-in-account');
  const device = createLockout(limits, 'sign-in-device');
  const ownPassword = createLockout(limits, 'own-password');
  const factor = createLockout(limits, 'second-factor');
  const address = limits('sign-in-address', 50, tenMinutes);
  const site = limits('sign-in-site', 300, tenMinutes);
  const forgotten = limits('one-time-link-address', 10, hour);
  const mails = limits('one-time-link-mail', 3, hour);
  const signUp = limits('sign-up-address', 5, hour);

  return {
    /**
     * Counts the try before the password is looked at. A known device has a lock of its own and is spared the
     * account's and the site's: strangers cannot keep staff out.
     */
    async beginSignIn(attempt: Attempt): Promise<{ isLast: boolean; succeed(): Promise<void> }> {
      const from = addressBlock(attempt.address);
      await address.take(from);
      const lock = attempt.device === null ? account : device;
      const key = attempt.device === null ? attempt.account : `${attempt.account} ${attempt.device}`;
      const isLast = await lock.begin(key);
      if (attempt.device === null) await site.take('all');
      return {
        isLast,
        async succeed() {
          await lock.succeed(key);
          await address.giveBack(from);
          if (attempt.device === null) await site.giveBack('all');
        },
      };
    },

    /** A signed-in person who types the current password: nobody guesses on with a screen left open. */
    async beginOwnPassword(key: string): Promise<{ succeed(): Promise<void> }> {
      await ownPassword.begin(key);
      return { succeed: () => ownPassword.succeed(key) };
    },

    /**
     * A code of six digits is guessed sooner than a password. Counted by the account's id alone: whoever sets the
     * password anew by mail has shown no factor, and gets no new tries.
     */
    async beginFactor(accountId: number): Promise<{ isLast: boolean; succeed(): Promise<void> }> {
      const key = String(accountId);
      return { isLast: await factor.begin(key), succeed: () => factor.succeed(key) };
    },

    forgetFactorTries: (accountId: number): Promise<void> => factor.succeed(String(accountId)),

    takeForgotten: async (from: string) => void (await forgotten.take(addressBlock(from))),

    /** False where an address has had enough mail for now: nobody's letter box is filled from here. */
    mayMail: (email: string): Promise<boolean> =>
      mails.take(email.toLowerCase()).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof AppError) return false;
          throw refused;
        },
      ),

    takeSignUp: async (from: string) => void (await signUp.take(addressBlock(from))),
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
