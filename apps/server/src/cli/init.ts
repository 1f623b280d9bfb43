import { initContent } from '@kidney/api/seed.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  operands: ['PACK'],
  about:
    'what a site begins with: settings, facts and pages of the association whose pack this folder is; twice changes nothing',
  async run([folder = ''], { env, say }) {
    const pack = readSitePack(folder);
    const added = await withDatabase(env, (database) => initContent(database, pack));
    say(added > 0 ? `Added ${added} entries for ${pack.identity.name}.` : 'All of it is there already; none added.');
  },
});
