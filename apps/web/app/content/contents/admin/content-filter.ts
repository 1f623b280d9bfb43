import { contentKinds, contentStates, contentWordsMax } from '@kidney/contract/content/contents/contents.paths.ts';
import type { ContentFilter } from '@kidney/contract/content/contents/contents.schema.ts';

export const contentsPath = '/admin/contents';
export const filterParameters = ['state', 'kind', 'author', 'q', 'older'] as const;

/** Whatever an address says, what is not known is left out. */
export function readFilter(params: URLSearchParams): ContentFilter {
  const one = <Name extends string>(name: string, known: readonly Name[]) =>
    known.find((each) => each === params.get(name));
  const like = (name: string, form: RegExp) => {
    const value = params.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  const q = (params.get('q') ?? '').trim().slice(0, contentWordsMax);
  return Object.fromEntries(
    Object.entries({
      state: one('state', contentStates),
      kind: one('kind', contentKinds),
      author: like('author', /^[1-9]\d{0,8}$/),
      q: q === '' ? undefined : q,
      older: like('older', /^[0-9a-z]{1,8}\.[a-z-]{1,20}\.[0-9a-z-]{1,64}$/),
    }).filter(([, value]) => value !== undefined),
  );
}

export function hrefOf(filter: ContentFilter): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return query ? `${contentsPath}?${query}` : contentsPath;
}

/** By more than the state, which has its own row of choices. */
export const isNarrowed = ({ kind, author, q }: ContentFilter): boolean =>
  kind !== undefined || author !== undefined || q !== undefined;
