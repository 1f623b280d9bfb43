import type { PostList } from '@kidney/contract/content/boards/boards.schema.ts';
import { hrefOf } from './list-address.ts';

export interface PageLinks {
  first: string | null;
  previous: string | null;
  next: string | null;
  last: string | null;
  /** Neighbours of the page that have a number; none where it was reached by a cursor. */
  numbers: { number: number; href: string; isCurrent: boolean }[];
  /** Where one is, in words; empty where no number says it. */
  place: string;
}

type Places = Pick<PostList, 'page' | 'pages' | 'older' | 'newer' | 'last'>;

const shownNumbers = 5;

function numbersAround(page: number, pages: number): number[] {
  const from = Math.max(1, Math.min(page - Math.floor(shownNumbers / 2), pages - shownNumbers + 1));
  return Array.from({ length: Math.min(shownNumbers, pages) }, (_, index) => from + index);
}

/** The ways from a page of the list to the others; null where there are no others. */
export function pageLinks(path: string, { page, pages, older, newer, last }: Places): PageLinks | null {
  const numbered = (number: number) => hrefOf(path, number === 1 ? {} : { page: String(number) });
  const before = (cursor: string | null) => (cursor ? hrefOf(path, { before: cursor }) : null);
  if (page === null) {
    const end = before(last) ?? numbered(pages);
    return {
      first: path,
      previous: before(newer) ?? path,
      next: before(older),
      last: older ? end : null,
      numbers: [],
      place: '',
    };
  }
  if (pages === 1 && page === 1 && !older) return null;
  const hasNumberedNext = page < pages;
  return {
    first: page > 1 ? path : null,
    previous: page > 1 ? numbered(Math.min(page - 1, pages)) : null,
    next: hasNumberedNext ? numbered(page + 1) : before(older),
    last: hasNumberedNext || older ? (before(last) ?? numbered(pages)) : null,
    numbers: numbersAround(Math.min(page, pages), pages).map((number) => ({
      number,
      href: numbered(number),
      isCurrent: number === page,
    })),
    // Beyond the numbered pages there are more, and nobody counts them.
    place: last ? `${page}쪽` : `${page} / ${pages}쪽`,
  };
}
