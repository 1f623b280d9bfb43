import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { createMedia } from '@kidney/api/content/media/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart } from '@kidney/api/platform/config.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'remove uploads that nothing uses and name those that are gone, as every hour',
  async run(_args, { env, say }) {
    const config = readPart(env, ...storeSettings);
    const swept = await withDatabase(env, (database) =>
      createMedia({ config, database, clock: systemClock, log: createLog('silent'), auditLog: unrecorded }).sweep(),
    );
    say(`Removed: ${swept.forgotten} unused, ${swept.unfinished} unfinished, ${swept.strays} without an entry.`);
    say(`Files that are gone: ${swept.lost}. Found again: ${swept.found}.`);
  },
});
