import { UsageError, type Verb } from './verb.ts';
import { withStaff } from './with-staff.ts';

const usage = 'reset-factor USERNAME         forget a lost second factor with its recovery codes, and end all sessions';

export default {
  usage,
  async run([username], { env, say }) {
    if (!username) throw new UsageError(usage);
    await withStaff(env, (staff) => staff.resetFactor(username));
    say(
      `${username} has no second factor any more: whoever has the password sets up the next one. Let it be done at once.`,
    );
  },
} satisfies Verb;
