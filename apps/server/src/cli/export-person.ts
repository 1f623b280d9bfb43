import { writeFileSync } from 'node:fs';
import { defineVerb, UsageError } from './verb.ts';
import { isPersonId, withRights } from './with-rights.ts';

export default defineVerb({
  operands: ['ID', 'FILE'],
  about: 'everything that is known of one person, as an Excel file with a password',
  async run([id, file = ''], { env, say }) {
    if (!isPersonId(id)) throw new UsageError();
    const sheet = await withRights(env, (rights) => rights.export(id, 'own-request'));
    writeFileSync(file, Buffer.from(sheet.file, 'base64'), { mode: 0o600, flag: 'wx' });
    say(`Written to ${file}. Its password, shown this once: ${sheet.password}`);
    say('Hand the password over another way than the file.');
  },
});
