import { route } from '../../shared/route.ts';
import type { BackupStatus } from './backups.schema.ts';

export const backupsPaths = {
  status: route<{ data: BackupStatus }>('GET', '/backup-status'),
};
