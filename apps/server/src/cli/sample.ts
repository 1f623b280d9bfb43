import { randomBytes } from 'node:crypto';
import { readPart } from '@kidney/api/platform/config.ts';
import { seedContent, seedNewsletters, seedStaff } from '@kidney/api/seed.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'init, with sample content and people; never in production; twice changes nothing',
  async run(_args, { env, say }) {
    const { NODE_ENV, ...store } = readPart(env, 'NODE_ENV', ...storeSettings);
    if (NODE_ENV === 'production')
      throw new OperatorError('Samples are not for production. What a site begins with: cli init PACK.');
    await withDatabase(env, async (database) => {
      const added = (await seedContent(database)) + (await seedNewsletters(database, store));
      say(added > 0 ? `Added ${added} entries of sample content.` : 'The content is there already; none added.');
      const password = env['SEED_PASSWORD'] || randomBytes(15).toString('base64url');
      const made = await seedStaff(database, password);
      if (made.length > 0) say(`Sample sign-in: ${made.join(' or ')}, password ${password}`);
    });
  },
});
