import { defineVerb } from './verb.ts';
import { withStaff } from './with-staff.ts';

export default defineVerb({
  operands: ['USERNAME'],
  about: 'forget a lost second factor with its recovery codes, and end all sessions',
  async run([username = ''], { env, say }) {
    await withStaff(env, (staff) => staff.resetFactor(username));
    say(
      `${username} has no second factor any more: whoever has the password sets up the next one. Let it be done at once.`,
    );
  },
});
