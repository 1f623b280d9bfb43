import { createContent } from './content.ts';
import { unrecorded } from './features/audit-log/index.ts';
import { createMediaKeeper } from './features/media/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createLimits } from './platform/limits.ts';

/** The content for commands. Nobody outside calls it: it serves no pictures, its limits need no secret, and nobody acts. */
export const contentOf = (database: Database) =>
  createContent({
    database,
    clock: systemClock,
    media: createMediaKeeper(''),
    auditLog: unrecorded,
    publicOrigin: 'http://localhost',
    limits: createLimits(database, new Uint8Array(32)),
  });
