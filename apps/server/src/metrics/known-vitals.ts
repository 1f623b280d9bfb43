import { statfs } from 'node:fs/promises';
import { createBackups } from '@kidney/api/operations/backups/index.ts';
import { createHeartbeats } from '@kidney/api/operations/heartbeats/index.ts';
import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import type { ReadVitals } from './vitals.ts';

interface Deps {
  database: Database;
  clock: Clock;
  filesFolder: string;
}

const since1970 = (name: string, at: string | null | undefined): Record<string, number> =>
  at ? { [name]: Date.parse(at) / 1_000 } : {};

/** What the features that there are can be asked for. */
export function knownVitals({ filesFolder, ...deps }: Deps): ReadVitals {
  const backups = createBackups(deps);
  const heartbeats = createHeartbeats(deps);
  return async () => {
    const { backup, drill } = await backups.status();
    const { worker } = await heartbeats.running();
    const disk = await statfs(filesFolder).catch(() => null);
    return {
      ...since1970('backup_last_seconds', backup?.finishedAt),
      ...since1970('drill_last_seconds', drill?.finishedAt),
      ...since1970('worker_heartbeat_seconds', worker.lastHeardAt),
      ...(disk && { 'disk_free_ratio{folder="files"}': disk.bavail / disk.blocks }),
    };
  };
}
