import type { WatchReport } from '@kidney/contract/operations/watch/watch.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { blindAfter, judge } from './judge.ts';
import { readVitals } from './vitals.ts';

export function createWatchService(deps: { database: Database; clock: Clock }) {
  return {
    async report(): Promise<WatchReport> {
      const vitals = await readVitals(deps);
      const now = deps.clock.now();
      const lookedAt = vitals.noted.get('watch')?.at ?? null;
      return {
        lookedAt: lookedAt?.toISOString() ?? null,
        isBlind: lookedAt === null || now.getTime() - lookedAt.getTime() > blindAfter,
        // Where there is no archive, nobody misses it here; the page of install sets one up.
        signs: [...judge(vitals, vitals.noted, now)]
          .filter(([name, { state }]) => name !== 'archive' || state !== 'unknown')
          .map(([name, { state, at }]) => ({
            name,
            state,
            at: at?.toISOString() ?? null,
          })),
      };
    },
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
