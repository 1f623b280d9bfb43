import type { Clock } from '@kidney/api/platform/clock.ts';

export interface TestClock extends Clock {
  /** Does the work as if it were that moment. Signing in and acting as staff need the real time: tokens last minutes. */
  at<Result>(moment: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTestClock(): TestClock {
  let standing: Date | null = null;
  return {
    now: () => standing ?? new Date(),
    at: async (moment, work) => {
      standing = new Date(moment);
      try {
        return await work();
      } finally {
        standing = null;
      }
    },
  };
}
