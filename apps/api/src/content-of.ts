import { createContentFeatures } from './content/content-features.ts';
import { createMediaKeeper } from './content/media/index.ts';
import { nickNamesOf } from './office/accounts/index.ts';
import { unrecorded } from './office/audit-log/index.ts';
import { createRevisions } from './office/revisions/index.ts';
import { createSettings, rememberFeatures } from './office/settings/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createLimits } from './platform/limits.ts';
import { createServiceDays } from './transport/service-days/index.ts';

/** What pages are made of, for commands. Nobody outside calls it: it serves no pictures, its limits need no secret, and nobody acts. */
export function contentOf(database: Database) {
  const revisions = createRevisions({ database, names: nickNamesOf });
  const deps = { database, clock: systemClock, auditLog: unrecorded, revisions };
  return {
    ...createContentFeatures({
      ...deps,
      media: createMediaKeeper(''),
      publicOrigin: 'http://localhost',
      limits: createLimits(database, new Uint8Array(32)),
      siteFeatures: rememberFeatures(database, systemClock),
    }),
    settings: createSettings(deps),
    serviceDays: createServiceDays(deps),
  };
}
