import { searchSections, type SearchSection } from '@kidney/contract/content/search/search-sections.paths.ts';
import type { SearchQuery } from '@kidney/contract/content/search/search.schema.ts';

export const searchPath = '/search';
export const resultsId = 'found';
export const longestSearch = 60;
/** The page's cache knows these and no others. */
export const searchParameters = ['q', 'section', 'year', 'cursor'] as const;

export interface Asked {
  q: string;
  section: SearchSection | null;
  year: string | null;
  cursor: string | null;
}

/** Whatever an address says, what cannot be is left out. */
export function readAsked(params: URLSearchParams): Asked {
  const words = (params.get('q') ?? '')
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .trim();
  const year = params.get('year') ?? '';
  const cursor = params.get('cursor') ?? '';
  return {
    q: words.slice(0, longestSearch).toWellFormed(),
    section: searchSections.find((section) => section === params.get('section')) ?? null,
    year: /^(19|20)\d\d$/.test(year) ? year : null,
    cursor: /^[rw]\.\d\.[0-9a-z]{1,10}\.[0-9a-z]{1,7}$/.test(cursor) ? cursor : null,
  };
}

const given = (asked: Asked) => Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));

export function hrefOf(asked: Asked): string {
  const query = new URLSearchParams(given(asked)).toString();
  return `${searchPath}${query && `?${query}#${resultsId}`}`;
}

export const wordHref = (q: string) => hrefOf({ q, section: null, year: null, cursor: null });

export const queryOf = (asked: Asked) => Object.fromEntries(given(asked)) as unknown as SearchQuery;
