import { reindex } from '@kidney/api/reindex.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'rebuild the search index from the content, while the site runs',
  async run(_args, { env, say }) {
    const { put, removed } = await withDatabase(env, reindex);
    say(`${put} entries can be found; ${removed} stale ones are gone.`);
  },
});
