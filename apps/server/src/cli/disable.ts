import { defineVerb } from './verb.ts';
import { withStaff } from './with-staff.ts';

export default defineVerb({
  operands: ['USERNAME'],
  about: 'end all sessions of an account and let it sign in no more',
  async run([username = ''], { env, say }) {
    await withStaff(env, (staff) => staff.disable(username));
    say(`${username} can no longer sign in.`);
  },
});
