import { readSettings } from '@kidney/api/platform/config.ts';
import { migrate } from '@kidney/api/platform/migrate.ts';
import type { Verb } from './verb.ts';

export default {
  usage: 'migrate                       bring the database schema up to date, as its owner',
  async run(_args, { env, say }) {
    await migrate(readSettings(env, 'DATABASE_OWNER_URL').DATABASE_OWNER_URL);
    say('The database is up to date.');
  },
} satisfies Verb;
