import { initContent } from '@kidney/api/seed.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'what every site begins with: settings, facts and pages; twice changes nothing',
  async run(_operands, { env, say }) {
    const added = await withDatabase(env, initContent);
    say(added > 0 ? `Added ${added} entries.` : 'All of it is there already; none added.');
  },
});
