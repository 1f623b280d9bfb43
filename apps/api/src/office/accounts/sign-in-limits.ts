import { addressBlock } from '../../platform/address-block.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import { createLockout } from '../../platform/lockout.ts';

const tenMinutes = 600;
const hour = 3_600;

/** An account in the limits of passwords. A reset lock gives it a new name, under which nothing has been counted. */
export const limitKeyOf = ({ id, lockEpoch }: { id: number; lockEpoch: number }) => `id ${id}.${lockEpoch}`;

const wrongTries = 10;

export interface Attempt {
  /** The account's own name in the limits, or what was typed where there is no such account. */
  account: string;
  /** Set where the browser has signed in to this account before. */
  device: string | null;
  address: string;
}

interface Begun {
  isLast: boolean;
  succeed(): Promise<void>;
  /** Wrong tries alone count for a neighbourhood, once they are known to be wrong. */
  fail(): Promise<void>;
}

const refusedAs =
  <Value>(value: Value) =>
  (refused: unknown): Value => {
    if (refused instanceof AppError) return value;
    throw refused;
  };

const isWithin = (taken: Promise<unknown>): Promise<boolean> => taken.then(() => true, refusedAs(false));

export function createSignInLimits(limits: Limits) {
  const account = createLockout(limits, 'sign-in-account');
  const device = createLockout(limits, 'sign-in-device');
  const ownPassword = createLockout(limits, 'own-password');
  const factor = createLockout(limits, 'second-factor');
  /** Tries under way and wrong ones: it only keeps a crowd of tries at one moment from all being looked at. */
  const address = limits('sign-in-address', 50, tenMinutes);
  const wrongFrom = limits('sign-in-wrong', wrongTries, tenMinutes);
  const site = limits('sign-in-site', 300, tenMinutes);
  const forgotten = limits('one-time-link-address', 10, hour);
  const mails = limits('one-time-link-mail', 3, hour);
  /** Apart from the others: who has a password mailed three times must not keep a colleague's device out. */
  const deviceMails = limits('device-link-mail', 3, hour);
  const deviceCodes = limits('device-code-address', 10, hour);
  const signUp = limits('sign-up-address', 5, hour);

  return {
    /**
     * Counts the try before the password is looked at. A known device has a lock of its own and is spared all others:
     * strangers cannot keep staff out. Any other device is never refused, but has to become known first (null) where its
     * neighbourhood, the account or the whole site has seen too many wrong tries.
     */
    async beginSignIn(attempt: Attempt): Promise<Begun | null> {
      if (attempt.device !== null) {
        const key = `${attempt.account} ${attempt.device}`;
        const isLast = await device.begin(key);
        return { isLast, succeed: () => device.succeed(key), fail: async () => {} };
      }
      const from = addressBlock(attempt.address);
      if ((await wrongFrom.recall(from)) >= wrongTries || !(await isWithin(address.take(from)))) return null;
      const isLast = await account.begin(attempt.account).catch(refusedAs('closed' as const));
      if (isLast === 'closed' || !(await isWithin(site.take('all')))) return null;
      return {
        isLast,
        async succeed() {
          await account.succeed(attempt.account);
          await address.giveBack(from);
          await site.giveBack('all');
        },
        fail: async () => void (await isWithin(wrongFrom.take(from))),
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
    mayMail: (email: string): Promise<boolean> => isWithin(mails.take(email.toLowerCase())),
    mayMailDeviceLink: (accountId: number): Promise<boolean> => isWithin(deviceMails.take(String(accountId))),
    takeDeviceCode: async (from: string) => void (await deviceCodes.take(addressBlock(from))),

    takeSignUp: async (from: string) => void (await signUp.take(addressBlock(from))),
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
