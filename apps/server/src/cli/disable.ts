import { createStaff } from '@kidney/api/features/accounts/index.ts';
import { UsageError, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

const usage = 'disable USERNAME              end all sessions of an account and let it sign in no more';

export default {
  usage,
  async run([username], { env, say }) {
    if (!username) throw new UsageError(usage);
    await withDatabase(env, (database) => createStaff(database).disable(username));
    say(`${username} can no longer sign in.`);
  },
} satisfies Verb;
