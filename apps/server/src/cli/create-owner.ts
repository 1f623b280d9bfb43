import { signUpSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { ask, askNewPassword } from './ask.ts';
import { defineVerb } from './verb.ts';
import { withStaff } from './with-staff.ts';

export default defineVerb({
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    'nick-name': { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
  about: 'make an owner; what is not given is asked for',
  async run(_operands, { env, say }, given) {
    const typed = {
      username: given.username ?? (await ask('Username: ')),
      email: given.email ?? (await ask('E-mail: ')),
      nickName: given['nick-name'] ?? (await ask('Name to show: ')),
      password: await askNewPassword(given['password-stdin'] ?? false),
    };
    const person = signUpSchema.safeParse(typed);
    if (!person.success) {
      throw new OperatorError(
        person.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
      );
    }
    const made = await withStaff(env, (staff) => staff.create({ ...person.data, roles: ['owner'] }));
    if (!made) throw new OperatorError('An account with this username or e-mail exists already.');
    say(`${person.data.username} may sign in as owner.`);
  },
});
