import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { backupsEndpoints } from './backups.routes.ts';
import { createBackupsService } from './backups.service.ts';

export { createBackupKey } from './backup-key.ts';
export { lateAfterMs } from './backups.service.ts';
export { lostWithoutOldKeys } from './old-keys.ts';
export { findTool } from './postgres-tools.ts';
export { runBackup, runDrill, runExport, runRestore, type BackupSums } from './backup-verbs.ts';

export function createBackups({ database, clock }: { database: Database; clock: Clock }) {
  const service = createBackupsService(database, clock);
  return { endpoints: backupsEndpoints(service), status: service.status };
}
