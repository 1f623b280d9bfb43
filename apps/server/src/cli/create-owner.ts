import { parseArgs } from 'node:util';
import { signUpSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { ask, askNewPassword } from './ask.ts';
import { UsageError, type Verb } from './verb.ts';
import { withStaff } from './with-staff.ts';

const usage =
  'create-owner                  make an owner [--username NAME --email ADDRESS --nick-name NAME --password-stdin]';

function readOptions(args: string[]) {
  try {
    const options = {
      username: { type: 'string' },
      email: { type: 'string' },
      'nick-name': { type: 'string' },
      'password-stdin': { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

export default {
  usage,
  async run(args, { env, say }) {
    const given = readOptions(args);
    const typed = {
      username: given.username ?? (await ask('Username: ')),
      email: given.email ?? (await ask('E-mail: ')),
      nickName: given['nick-name'] ?? (await ask('Name to show: ')),
      password: await askNewPassword(given['password-stdin'] ?? false),
    };
    const person = signUpSchema.safeParse(typed);
    if (!person.success) {
      throw new UsageError(person.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
    }
    const made = await withStaff(env, (staff) => staff.create({ ...person.data, roles: ['owner'] }));
    if (!made) throw new UsageError('An account with this username or e-mail exists already.');
    say(`${person.data.username} may sign in as owner.`);
  },
} satisfies Verb;
