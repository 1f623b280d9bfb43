import { roles, roleSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { z } from 'zod';
import { UsageError, type Verb } from './verb.ts';
import { withStaff } from './with-staff.ts';

const usage = `approve USERNAME ROLE…        let an account work, with these roles (${roles.join(', ')}); ends its sessions`;

export default {
  usage,
  async run([username, ...given], { env, say }) {
    const parsed = z.array(roleSchema).min(1).safeParse(given);
    if (!username || !parsed.success) throw new UsageError(usage);
    await withStaff(env, (staff) => staff.approve(username, parsed.data));
    say(`${username} may sign in as ${parsed.data.join(', ')}.`);
  },
} satisfies Verb;
