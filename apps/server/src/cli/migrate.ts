import { makeLogMonths } from '@kidney/api/office/audit-log/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { migrate } from '@kidney/api/platform/migrate.ts';
import { defineVerb } from './verb.ts';
import { withOwnerDatabase } from './with-database.ts';

export default defineVerb({
  about: 'bring the database schema up to date, as its owner',
  async run(_args, { env, say }) {
    await migrate(readSettings(env, 'DATABASE_OWNER_URL').DATABASE_OWNER_URL);
    await withOwnerDatabase(env, (owner) => makeLogMonths(owner, new Date()));
    say('The database is up to date.');
  },
});
