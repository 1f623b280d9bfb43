import { backupsPaths } from '@kidney/contract/operations/backups/backups.paths.ts';
import { backupStatusSchema } from '@kidney/contract/operations/backups/backups.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { BackupsService } from './backups.service.ts';

/** Who is told how old the last backup is. */
const maySeeBackups = ['owner'] as const;

export function backupsEndpoints(service: BackupsService) {
  return [
    endpoint({
      route: backupsPaths.status,
      summary: 'When the last backup was made, and when one was last restored to try it',
      access: maySeeBackups,
      output: backupStatusSchema,
      handle: async () => ({ data: await service.status() }),
    }),
  ];
}
