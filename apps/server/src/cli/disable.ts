import { countLedCases } from '@kidney/api/clients/cases/index.ts';
import { defineVerb } from './verb.ts';
import { withStaff } from './with-staff.ts';

export default defineVerb({
  operands: ['USERNAME'],
  about: 'end all sessions of an account and let it sign in no more',
  async run([username = ''], { env, say }) {
    const led = await withStaff(env, async (staff, { write }) => {
      const id = await staff.disable(username);
      return (await countLedCases(write, id)).get(id) ?? 0;
    });
    say(`${username} can no longer sign in.`);
    if (led > 0) say(`Open cases that still stand under that name: ${led}. Give each to somebody on its own screen.`);
  },
});
