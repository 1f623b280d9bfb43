import { loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { dropLogMonths, makeLogMonths } from '@kidney/api/office/audit-log/index.ts';
import { actAs, operator } from '@kidney/api/platform/acting.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'make the months of the log to come and drop those past their time; once a day',
  async run(_args, { env, say }) {
    const secret = loadSigningKeys(readSettings(env, 'KEYS_DIR').KEYS_DIR).secret('audit-log');
    await withDatabase(env, async (database) => {
      const made = await makeLogMonths(database, new Date());
      const dropped = await actAs(operator, () => dropLogMonths(database, secret, new Date()));
      say(`Made: ${made}. Dropped: ${dropped.length === 0 ? 'none' : dropped.join(', ')}.`);
    });
  },
});
