import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createIncomingFiles } from '../../platform/storage/incoming-files.ts';
import { openStore, type StoreConfig } from '../../platform/storage/open-store.ts';
import { createVirusScan } from '../../platform/virus-scan/virus-scan.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { createBulkFiles } from './bulk-files.ts';
import { createMediaKeeper } from './media-keeper.ts';
import { createMediaWorkshop } from './media-workshop.ts';
import { createMediaPresenter } from './media.presenter.ts';
import { mediaEndpoints } from './media.routes.ts';
import { mediaRepository } from './media.repository.ts';
import { createMediaService } from './media.service.ts';
import { createPrivatePictures } from './private-pictures.ts';
import { createServedFiles } from './served-files.ts';
import { createSweep } from './sweep.service.ts';
import { createUploadsService } from './uploads.service.ts';

export { createMediaKeeper, type MediaKeeper } from './media-keeper.ts';
export type { BulkFiles } from './bulk-files.ts';
export type { MediaWorkshop } from './media-workshop.ts';
export type { ServedFile, ServedFiles } from './served-files.ts';

/** Every upload whose file is there, as that connection sees it. */
export const readyMediaIds = mediaRepository.readyIds;

export interface MediaDeps {
  config: StoreConfig & Pick<Config, 'FILES_ORIGIN' | 'CLAMD_ADDRESS'>;
  database: Database;
  clock: Clock;
  log: Log;
  auditLog: AuditLog;
}

export function createMedia({ config, database, clock, log, auditLog }: MediaDeps) {
  const filesOrigin = config.FILES_ORIGIN ?? '';
  const store = openStore(config);
  const incoming = createIncomingFiles(join(config.FILES_DIR, 'incoming'));
  const scan = config.CLAMD_ADDRESS === undefined ? undefined : createVirusScan(config.CLAMD_ADDRESS);
  const present = createMediaPresenter(filesOrigin);
  const keeper = createMediaKeeper(filesOrigin);
  const uploads = createUploadsService({ database, store, incoming, scan, present, auditLog });
  return {
    ...keeper,
    bulk: createBulkFiles({ database, store, incoming, uploads, auditLog }),
    privatePictures: createPrivatePictures({ incoming, scan }),
    workshop: createMediaWorkshop({ database, store, keeper }),
    endpoints: mediaEndpoints(createMediaService({ database, store, present, auditLog }), uploads),
    /** For `/files/`. */
    files: createServedFiles({ database, store }),
    sweep: createSweep({ database, store, incoming, clock, log }),
  };
}
