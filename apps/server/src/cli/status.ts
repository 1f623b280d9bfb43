import { missingFor } from '@kidney/api/readiness.ts';
import { createBackups } from '@kidney/api/operations/backups/index.ts';
import { createHeartbeats } from '@kidney/api/operations/heartbeats/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { release } from '../release.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'what runs, what is missing, how old the last backup is; fails where something is not well',
  run: (_operands, { env, say }) =>
    withDatabase(env, async (database) => {
      const deps = { database, clock: systemClock };
      const missing = await missingFor(database);
      if (missing !== null) throw new OperatorError(`Not ready: ${missing}`);
      const { site, worker } = await createHeartbeats(deps).running();
      const { backup, drill } = await createBackups(deps).status();
      const wrong = [
        ...(site.count === 0 ? ['no site runs'] : []),
        ...(worker.count === 0 ? ['no worker runs: no mail and no message goes out'] : []),
        ...(!backup || backup.isLate ? ['no backup within 26 hours'] : []),
        ...(!drill || drill.isLate ? ['no drill within 26 hours'] : []),
      ];
      say(`Release ${release}; ${site.count} site, ${worker.count} worker`);
      say(`Last backup ${backup?.finishedAt ?? 'never'}, last drill ${drill?.finishedAt ?? 'never'}`);
      if (wrong.length > 0) throw new OperatorError(`Not well: ${wrong.join('; ')}`);
    }),
});
