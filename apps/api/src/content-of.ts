import { createContent } from './content.ts';
import { createMediaKeeper } from './features/media/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createLimits } from './platform/limits.ts';

/** The content for commands. Nobody outside calls it: it serves no pictures, and its limits need no secret. */
export const contentOf = (database: Database) =>
  createContent({
    database,
    clock: systemClock,
    media: createMediaKeeper(''),
    publicOrigin: 'http://localhost',
    limits: createLimits(database, new Uint8Array(32)),
  });
