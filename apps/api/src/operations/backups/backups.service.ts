import type { BackupStatus } from '@kidney/contract/operations/backups/backups.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { presentRun } from './backups.presenter.ts';
import { backupsRepository, type BackupRunRow } from './backups.repository.ts';

/** A night and two hours. */
export const lateAfterMs = 26 * 3_600_000;

export function createBackupsService(database: Database, clock: Clock) {
  async function newest(kind: BackupRunRow['kind']) {
    const row = await backupsRepository.newest(database.read, kind);
    return row ? presentRun(row, clock.now().getTime() - row.finishedAt.getTime() > lateAfterMs) : null;
  }

  return {
    async status(): Promise<BackupStatus> {
      return { backup: await newest('backup'), drill: await newest('drill') };
    },
  };
}

export type BackupsService = ReturnType<typeof createBackupsService>;
