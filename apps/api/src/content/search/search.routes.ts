import { searchPaths } from '@kidney/contract/content/search/search.paths.ts';
import {
  foundSchema,
  searchQuerySchema,
  suggestionsSchema,
  suggestQuerySchema,
} from '@kidney/contract/content/search/search.schema.ts';
import { addressBlock } from '../../platform/address-block.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { Limits } from '../../platform/limits.ts';
import { noteChange } from '../../platform/request-context.ts';
import { searchTag } from './search-index.ts';
import type { SearchService } from './search.service.ts';

const minute = 60;

export function searchEndpoints(service: SearchService, limits: Limits) {
  const searches = limits('search-address', 60, minute, 'count-here');
  // One for nearly every letter that is typed.
  const suggestions = limits('search-suggestions-address', 240, minute, 'count-here');

  return [
    endpoint({
      route: searchPaths.find,
      summary: 'Everything public that holds all the words, title hits first',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'search-address',
      query: searchQuerySchema,
      output: foundSchema,
      shows: [searchTag],
      handle: async ({ context, query }) => {
        await searches.take(addressBlock(context.clientAddress));
        const { found, changesAt } = await service.find(query);
        noteChange(context, changesAt);
        return { data: found };
      },
    }),
    endpoint({
      route: searchPaths.suggest,
      summary: 'Words of titles that begin like this, or with these first consonants',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'search-suggestions-address',
      query: suggestQuerySchema,
      output: suggestionsSchema,
      handle: async ({ context, query }) => {
        await suggestions.take(addressBlock(context.clientAddress));
        return { data: await service.suggest(query.q) };
      },
    }),
  ];
}
