import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/jobs.ts';
import { createJudge, type JudgeDeps } from './judge-links.ts';
import type { LinkSource } from './link-source.ts';
import { linksRepository } from './link-checks.repository.ts';

export interface CheckDeps extends Omit<JudgeDeps, 'numbered'> {
  database: Database;
  clock: Clock;
  sources: readonly LinkSource[];
}

/** Looks through everything public. Whatever it finds is there at once; what it finds no more is gone when it is through. */
export function createLinkCheck({ database, clock, sources, ...deps }: CheckDeps): Task {
  const judge = createJudge({ ...deps, numbered: sources.flatMap(({ numbered }) => numbered) });

  return async (_payload, { signal }) => {
    const begun = clock.now();
    let things = 0;
    for (const { batches } of sources) {
      for await (const batch of batches()) {
        signal.throwIfAborted();
        await linksRepository.put(database.jobs, await judge(batch), begun);
        things += batch.length;
      }
    }
    await database.jobs.transaction((tx) => linksRepository.finish(tx, begun, clock.now(), things));
  };
}
