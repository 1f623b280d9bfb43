import type { Limits } from './limits.ts';

const tries = 5;
/** Wrong tries are added up over this time. */
const window = 3_600;
const firstLock = 600;
const longestLock = 86_400;

export interface Lockout {
  /** Counts a try before it is made, so that tries at the same moment cannot slip past together. True for the last one. */
  begin(key: string): Promise<boolean>;
  succeed(key: string): Promise<void>;
}

/** Five tries, then closed for ten minutes; each further time twice as long, up to a day. A success wipes the slate. */
export function createLockout(limits: Limits, name: string): Lockout {
  const open = limits(name, tries, window);
  const locks = limits(`${name}-locks`, tries, longestLock);

  return {
    async begin(key) {
      if ((await open.take(key)) < tries) return false;
      // Exactly one caller gets the last place, and closes the door behind itself.
      const before = await locks.recall(key);
      const seconds = Math.min(firstLock * 2 ** before, longestLock);
      await locks.remember(key, before + 1, seconds + longestLock);
      await open.close(key, seconds);
      return true;
    },
    async succeed(key) {
      await open.clear(key);
      await locks.clear(key);
    },
  };
}
