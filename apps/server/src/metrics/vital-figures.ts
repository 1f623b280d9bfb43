import { diskPrefix, readVitals } from '@kidney/api/operations/watch/index.ts';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import type { ReadFigures } from './vital-gauges.ts';

const since1970 = (name: string, at: Date | null | undefined): Record<string, number> =>
  at ? { [name]: at.getTime() / 1_000 } : {};

/** The same that alarm and owner's page judge by, as figures. */
export function vitalFigures(deps: { database: Database; clock: Clock }): ReadFigures {
  return async () => {
    const { noted, ...vitals } = await readVitals(deps);
    const ageOf = (at: Date | null) => (at ? (deps.clock.now().getTime() - at.getTime()) / 1_000 : 0);
    const [log, certificate] = [noted.get('log'), noted.get('certificate')];
    const disks = [...noted].filter(([name]) => name.startsWith(diskPrefix));
    return {
      ...since1970('backup_last_seconds', vitals.backupAt),
      ...since1970('drill_last_seconds', vitals.drillAt),
      ...since1970('worker_heartbeat_seconds', vitals.workerHeardAt),
      job_oldest_seconds: ageOf(vitals.oldestJobAt),
      jobs_given_up: vitals.jobsGivenUp,
      message_oldest_unsent_seconds: ageOf(vitals.oldestUnsentAt),
      messages_refused: vitals.messagesRefused,
      ...since1970('log_checked_seconds', log?.at),
      ...(log && { log_sound: log.value }),
      ...(certificate && { certificate_ends_seconds: certificate.value }),
      ...Object.fromEntries(
        disks.map(([name, { value }]) => [`disk_free_ratio{folder="${name.slice(diskPrefix.length)}"}`, value]),
      ),
    };
  };
}
