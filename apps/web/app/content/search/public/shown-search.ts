import type { Found, Hit } from '@kidney/contract/content/search/search.schema.ts';
import { searchSections } from '@kidney/contract/content/search/search-sections.paths.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import type { Asked } from './search-address.ts';
import { sectionWords } from './section-labels.ts';

function shownHit({ path, title, excerpt, section, at }: Hit) {
  const day = at === null ? null : dayInSeoul(at);
  return { path, title, excerpt, section: sectionWords[section], day, date: day === null ? '' : formatDate(day) };
}

function yearsOf(years: Found['years']): string[] {
  return years ? Array.from({ length: years.last - years.first + 1 }, (_, back) => String(years.last - back)) : [];
}

/** What was found in words, made where the page is: the browser needs no code for them. */
export function shownSearch({ section, year }: Asked, { hits, years, ...found }: Found) {
  const chosen = [section && sectionWords[section], year && `${year}년 글`].filter(Boolean).join(', ');
  return {
    ...found,
    hits: hits.map(shownHit),
    /** `사랑 나눔, 2025년 글에는` */
    chosenPlace: chosen && `${chosen}에는 `,
    choices: {
      sections: searchSections.map((value) => ({ value, label: sectionWords[value] })),
      years: yearsOf(years).map((value) => ({ value, label: `${value}년` })),
    },
  };
}

export type ShownSearch = ReturnType<typeof shownSearch>;
export type ShownHit = ShownSearch['hits'][number];
