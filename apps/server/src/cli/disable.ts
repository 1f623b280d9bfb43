import { UsageError, type Verb } from './verb.ts';
import { withStaff } from './with-staff.ts';

const usage = 'disable USERNAME              end all sessions of an account and let it sign in no more';

export default {
  usage,
  async run([username], { env, say }) {
    if (!username) throw new UsageError(usage);
    await withStaff(env, (staff) => staff.disable(username));
    say(`${username} can no longer sign in.`);
  },
} satisfies Verb;
