import { endEveryWayIn } from '@kidney/api/office/accounts/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import pg from 'pg';
import { defineVerb } from './verb.ts';

export const everybodyIsOut =
  'Everybody has to sign in again, and links and invitations that were under way open nothing any more.';

export default defineVerb({
  about: 'end every session, link and invitation, as after a restore',
  async run(_args, { env, say }) {
    const { DATABASE_OWNER_URL } = readSettings(env, 'DATABASE_OWNER_URL');
    const client = new pg.Client({ connectionString: DATABASE_OWNER_URL, application_name: 'kidney-restore' });
    await client.connect();
    try {
      await endEveryWayIn(client);
    } finally {
      await client.end();
    }
    say(everybodyIsOut);
  },
});
