import type { PostListQuery } from '@kidney/contract/content/boards/boards.schema.ts';

export const longestSearch = 60;
/** The page's cache knows these and no others. */
export const listParameters = ['page', 'before', 'month', 'q', 'cursor'] as const;

/** Which posts are asked for: a page, what is older than a place, a month, or words. */
export type Asked = Partial<Record<(typeof listParameters)[number], string>>;

const shapes = {
  page: /^([1-9]|[1-4]\d|50)$/,
  before: /^[0-9a-z]{1,9}-[0-9a-z]{1,6}$/,
  month: /^(19|20)\d\d-(0[1-9]|1[0-2])$/,
  cursor: /^[rw]\.\d\.[0-9a-z]{1,10}\.[0-9a-z]{1,7}$/,
};

function wordsIn(params: URLSearchParams): string {
  const words = (params.get('q') ?? '').normalize('NFC').replaceAll(/[\u0000-\u001f\u007f]/g, ' ');
  return words.trim().slice(0, longestSearch).toWellFormed();
}

/** Whatever an address says, what cannot be is left out, and one way of asking wins. */
export function readAsked(params: URLSearchParams): Asked {
  const valueOf = (name: keyof typeof shapes) => {
    const value = params.get(name) ?? '';
    return shapes[name].test(value) ? { [name]: value } : undefined;
  };
  const q = wordsIn(params);
  if (q !== '') return { q, ...valueOf('cursor') };
  return valueOf('before') ?? valueOf('month') ?? valueOf('page') ?? {};
}

export function hrefOf(path: string, asked: Asked): string {
  const query = new URLSearchParams(asked).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const queryOf = (asked: Asked): PostListQuery => asked;
