import { countRefusedSignIns } from '../../office/audit-log/index.ts';
import { messageTrouble } from '../../office/notifications/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTalkativeSettings } from '../../platform/database-log.repository.ts';
import type { Database } from '../../platform/database.ts';
import { queueState } from '../../platform/jobs/queue-state.repository.ts';
import { createBackups } from '../backups/index.ts';
import { createHeartbeats } from '../heartbeats/index.ts';
import { watchRepository } from './watch.repository.ts';

const hour = 3_600_000;
/** Nobody needs to know how many more there were. */
const countedMost = 1_000;

/** What is known of an installation from its database, at one moment. */
export interface Vitals {
  siteHeardAt: Date | null;
  workerHeardAt: Date | null;
  backupAt: Date | null;
  drillAt: Date | null;
  archivedAt: Date | null;
  oldestJobAt: Date | null;
  jobsGivenUp: number;
  oldestUnsentAt: Date | null;
  messagesRefused: number;
  signInsRefused: number;
  /** PostgreSQL would write what people tell us into its own log. */
  isDatabaseTalkative: boolean;
  /** What was noted by whoever can see more than the database, by name. */
  noted: Noted;
}

export type Noted = ReadonlyMap<string, { value: number; at: Date }>;

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

export async function readVitals(deps: { database: Database; clock: Clock }): Promise<Vitals> {
  const { read } = deps.database;
  const now = deps.clock.now();
  const since = new Date(now.getTime() - hour);
  const [running, { backup, drill }, queue, messages, signInsRefused, talkative, archivedAt, noted] = await Promise.all(
    [
      createHeartbeats(deps).running(),
      createBackups(deps).status(),
      queueState(read, now),
      messageTrouble(read, since),
      countRefusedSignIns(read, since, countedMost),
      findTalkativeSettings(read),
      watchRepository.archivedAt(read),
      watchRepository.noted(read),
    ],
  );
  return {
    siteHeardAt: dateOf(running.site.lastHeardAt),
    workerHeardAt: dateOf(running.worker.lastHeardAt),
    backupAt: dateOf(backup?.finishedAt),
    drillAt: dateOf(drill?.finishedAt),
    archivedAt,
    oldestJobAt: queue.oldestAt,
    jobsGivenUp: queue.givenUp,
    oldestUnsentAt: messages.oldestUnsentAt,
    messagesRefused: messages.refused,
    signInsRefused,
    isDatabaseTalkative: talkative.length > 0,
    noted: new Map(noted.map(({ name, value, notedAt }) => [name, { value, at: notedAt }])),
  };
}
