import { roles, roleSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { z } from 'zod';
import { defineVerb, UsageError } from './verb.ts';
import { withStaff } from './with-staff.ts';

export default defineVerb({
  operands: ['USERNAME', 'ROLE…'],
  about: `let an account work, with these roles (${roles.join(', ')}); ends its sessions`,
  async run([username = '', ...given], { env, say }) {
    const parsed = z.array(roleSchema).min(1).safeParse(given);
    if (!parsed.success) throw new UsageError();
    await withStaff(env, (staff) => staff.approve(username, parsed.data));
    say(`${username} may sign in as ${parsed.data.join(', ')}.`);
  },
});
