import { route } from '../../shared/route.ts';
import type { Found, SearchQuery, SuggestQuery } from './search.schema.ts';

export const searchPaths = {
  find: route<{ query: SearchQuery; data: Found }>('GET', '/search'),
  /** Words that begin with what was typed, also by their first consonants alone. */
  suggest: route<{ query: SuggestQuery; data: string[] }>('GET', '/search/suggestions'),
};
