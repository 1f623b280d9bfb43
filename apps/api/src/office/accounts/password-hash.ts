import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../platform/semaphore.ts';

// Argon2id, 46 MiB, one pass, one lane.
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const atOnce = 4;
const mostWaiting = 100;
/** For browsers that have signed in before: a flood of wrong passwords holds them up only a little. */
const keptForKnown = 2;

/** One line for the whole process, whoever asks: a hash takes 46 MiB and a core. */
const inTurn = createSemaphore(atOnce, mostWaiting, keptForKnown);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Checks against a decoy where there is no account, so that the time it takes tells nothing. */
export async function checkPassword(
  stored: string | undefined,
  password: string,
  isKnownDevice = false,
): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'), cost);
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password), isKnownDevice);
  return stored !== undefined && matches;
}
