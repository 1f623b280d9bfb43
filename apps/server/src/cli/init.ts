import { initContent } from '@kidney/api/seed.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { isSamplePhone } from '../sample-phone.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  operands: ['PACK'],
  about:
    'what a site begins with: settings, facts and pages of the association whose pack this folder is; twice changes nothing',
  async run([folder = ''], { env, say }) {
    const pack = readSitePack(folder);
    if (readSettings(env, 'NODE_ENV').NODE_ENV === 'production' && isSamplePhone(pack.identity.phone))
      throw new OperatorError('identity.phone in site.json is a sample. Write the number that people shall call.');
    const added = await withDatabase(env, (database) => initContent(database, pack));
    say(added > 0 ? `Added ${added} entries for ${pack.identity.name}.` : 'All of it is there already; none added.');
  },
});
