import type { Running, RunningPrograms } from '@kidney/contract/operations/heartbeats/heartbeats.schema.ts';
import { hostname } from 'node:os';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { heartbeatsRepository, type Program } from './heartbeats.repository.ts';

const everyMs = 15_000;
/** Four beats that did not come. */
const silentAfterMs = 60_000;

/** Which programs run, by what they have said of themselves. */
export const createHeartbeats = ({ database, clock }: { database: Database; clock: Clock }) => ({
  async running(): Promise<RunningPrograms> {
    const since = new Date(clock.now().getTime() - silentAfterMs);
    const rows = await heartbeatsRepository.running(database.read, since);
    const of = (kind: Program['kind']): Running => {
      const row = rows.find((each) => each.kind === kind);
      return { count: row?.count ?? 0, lastHeardAt: row?.lastHeardAt?.toISOString() ?? null };
    };
    return { site: of('site'), worker: of('worker') };
  },
});

interface Beating {
  database: Pick<Database, 'jobs'>;
  kind: Program['kind'];
  release: string;
  log: Log;
}

/** Says every few seconds that this process runs. Whoever cannot say it goes on with its work. */
export function startBeating({ database, kind, release, log }: Beating): { stop(): Promise<void> } {
  const program = { kind, host: hostname(), pid: process.pid, release, startedAt: new Date() };
  let beating = Promise.resolve();
  const beat = () => {
    beating = heartbeatsRepository
      .beat(database.jobs, program)
      .catch((error: unknown) => log.debug({ err: error }, 'a heartbeat was not written'));
  };
  beat();
  const timer = setInterval(beat, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      await heartbeatsRepository.end(database.jobs, program).catch(() => {});
    },
  };
}
