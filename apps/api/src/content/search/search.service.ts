import type { Found, searchQuerySchema } from '@kidney/contract/content/search/search.schema.ts';
import { hitsOnPage, matchesCounted, suggestionsMost } from '@kidney/contract/content/search/search.schema.ts';
import { hiddenPlaces } from '@kidney/contract/office/settings/features.paths.ts';
import type { z } from 'zod';
import type { RememberedFeatures } from '../../office/settings/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { fold } from './folded-text.ts';
import { readPlace, writePlace, type Place } from './place.ts';
import { presentHit } from './search.presenter.ts';
import { searchRepository, type Asked, type HitRow } from './search.repository.ts';
import { kindTerm, readQuestion, sectionTerm, yearTerm, type Question } from './terms.ts';
import { beginningOf, nearBeginnings } from './title-terms.ts';
import { wordsRepository } from './terms.repository.ts';

type Query = z.output<typeof searchQuerySchema>;

/** From so many entries on it pays to ask the cheaper question first. */
const many = 100_000;

const startOf = (year: number) => new Date(`${year}-01-01T00:00:00+09:00`);
const seoulYear = (moment: Date) => new Date(moment.getTime() + 9 * 3_600_000).getUTCFullYear();
const earlier = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));

interface Page {
  rows: HitRow[];
  total: number | null;
  next: Place | null;
}

/** The rows hold one more than the page where there is a next one. */
function pageFrom(found: HitRow[], mode: Place['mode'], total: number | null): Page {
  const rows = found.slice(0, hitsOnPage);
  const last = found.length > hitsOnPage ? rows.at(-1) : undefined;
  return { rows, total, next: last ? { mode, score: last.score, at: last.at, id: last.id } : null };
}

export function createSearchService(
  database: Database,
  clock: Clock,
  siteFeatures: Pick<RememberedFeatures, 'current'>,
) {
  const { read } = database;

  async function walkFrom(asked: Asked, after: Place | null): Promise<Page> {
    const { rows, end } = await searchRepository.walk(read, asked, after);
    const page = pageFrom(rows, 'w', null);
    return end ? { ...page, next: { mode: 'w', score: 0, ...end } } : page;
  }

  /** The newest page at once where the newest entries show that there are far more matches than can be ranked. */
  async function commonPage(asked: Asked, size: number): Promise<Page | null> {
    if (size < 2 * matchesCounted) return null;
    const { rows, share } = await searchRepository.sample(read, asked);
    return share * size > 2 * matchesCounted && rows.length > hitsOnPage ? pageFrom(rows, 'w', null) : null;
  }

  async function pageOf(asked: Asked, after: Place | null, size: number): Promise<Page> {
    if (after?.mode === 'w') return walkFrom(asked, after);
    const common = after ? null : await commonPage(asked, size);
    if (common) return common;
    const { query, strict } = asked.question;
    const isLarge = !after && size > many && query !== strict;
    if (isLarge && (await searchRepository.isOverfull(read, asked))) return walkFrom(asked, null);
    const { rows, total, isWhole } = await searchRepository.ranked(read, asked, after);
    return isWhole || after ? pageFrom(rows, 'r', isWhole ? total : null) : walkFrom(asked, null);
  }

  async function nearWords(typed: string): Promise<string[]> {
    const words = new Set<string>();
    for (const beginning of nearBeginnings(typed)) {
      for (const word of await wordsRepository.startingWith(read, beginning, clock.now(), suggestionsMost)) {
        words.add(word);
      }
      if (words.size > 0) break;
    }
    return [...words];
  }

  const hiddenNow = async () => hiddenPlaces(await siteFeatures.current());

  function askedFor(
    { section, year }: Query,
    hidden: readonly string[],
    question: Question & { query: string },
  ): Asked {
    const between = year ? { from: startOf(Number(year)), until: startOf(Number(year) + 1) } : undefined;
    return { question, now: clock.now(), hidden, section, between };
  }

  return {
    /** What was found, and when that changes by itself. */
    async find(query: Query): Promise<{ found: Found; changesAt: Date | null }> {
      const { q, section, year, cursor } = query;
      const folded = fold(q);
      const filters = [...(section ? [sectionTerm(section)] : []), ...(year ? [yearTerm(year)] : [])];
      const question = readQuestion(folded, filters);
      const after = cursor === undefined ? null : readPlace(cursor);
      const around = await searchRepository.surroundings(read, clock.now());
      const changesAt = earlier(around.appears, around.disappears);
      const years = around.first && around.last && { first: seoulYear(around.first), last: seoulYear(around.last) };
      const isSearchable = question.query !== null;
      const hidden = await hiddenNow();
      const page: Page = isSearchable
        ? await pageOf(askedFor(query, hidden, question as Asked['question']), after, around.size)
        : { rows: [], total: 0, next: null };
      const isEmpty = page.rows.length === 0 && page.next === null && !after;
      const unfiltered = readQuestion(folded) as Asked['question'];
      const help = isEmpty && {
        near: await nearWords(q),
        isElsewhere:
          isSearchable &&
          filters.length > 0 &&
          (await searchRepository.hasAny(read, askedFor(query, hidden, unfiltered))),
      };
      const found = {
        hits: page.rows.map((row) => presentHit(row, question.wanted)),
        total: page.total,
        next: page.next && writePlace(page.next),
        isSearchable,
        help: help || null,
        years,
      };
      return { found, changesAt };
    },

    /** The same within one kind, as keys: for a feature that shows its own entries. */
    async findKeys({ kind, q, cursor }: { kind: string; q: string; cursor: string | undefined }) {
      const question = readQuestion(fold(q), [kindTerm(kind)]);
      const { size, appears, disappears } = await searchRepository.surroundings(read, clock.now());
      const isSearchable = question.query !== null;
      const asked = {
        question: question as Asked['question'],
        now: clock.now(),
        hidden: [],
        section: undefined,
        kind,
        between: undefined,
      };
      const page: Page = isSearchable
        ? await pageOf(asked, cursor === undefined ? null : readPlace(cursor), size)
        : { rows: [], total: 0, next: null };
      return {
        keys: page.rows.map(({ key }) => key),
        total: page.total,
        next: page.next && writePlace(page.next),
        isSearchable,
        changesAt: earlier(appears, disappears),
      };
    },

    async suggest(typed: string): Promise<string[]> {
      const beginning = beginningOf(typed);
      if (!beginning) return [];
      return wordsRepository.startingWith(read, beginning, clock.now(), suggestionsMost);
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
