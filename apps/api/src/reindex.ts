import { contentOf } from './content-of.ts';
import type { Database } from './platform/database.ts';

/** Puts everything public into the search index once more, while the site runs. */
export async function reindex(database: Database): Promise<{ put: number; removed: number }> {
  const { search, ...content } = contentOf(database);
  const began = await search.begin();
  let put = 0;
  for (const feature of Object.values(content)) if ('reindex' in feature) put += await feature.reindex();
  return { put, removed: await search.finish(began) };
}
