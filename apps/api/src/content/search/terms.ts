import { seoulDate } from '../../platform/seoul-time.ts';

const runs = /[\p{L}\p{N}\p{M}]+/gu;
const wholeRun = /^[\p{L}\p{N}\p{M}]+$/u;
const hangul = /^[가-힣]+$/;
/** Neighbours with a space between them: 인공 신장실 is found by 인공신장실, 협회 의원 not by 회의. */
const acrossSpace = '+';

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** One board, or whatever else a feature calls its own. */
export const kindTerm = (kind: string) => `#k${kind}`;
export const sectionTerm = (section: string) => `#s${section}`;
export const yearTerm = (year: string) => `#y${year}`;

/** What the index holds of folded text. */
export function textTerms(folded: string): string[] {
  const terms = new Set<string>();
  for (const lineOfText of folded.split('\n')) {
    let before = '';
    for (const word of lineOfText.split(' ')) {
      for (const [run] of word.matchAll(runs)) for (const pair of pairsOf(run)) terms.add(pair);
      const [last = '', first = ''] = [before.at(-1), word[0]];
      if (hangul.test(last + first) && last && first) terms.add(`${acrossSpace}${last}${first}`);
      before = word;
    }
  }
  return [...terms];
}

export function entryTerms(folded: string, section: string, at: Date | null): string[] {
  return [...textTerms(folded), sectionTerm(section), ...(at ? [yearTerm(seoulDate(at).slice(0, 4))] : [])];
}

export interface Wanted {
  word: string;
  /** Spaces inside do not matter: a Hangul word of three syllables or more. */
  isLoose: boolean;
  /** The index alone decides: nothing is left to compare. */
  isExact: boolean;
}

export interface Question {
  /** A tsquery, or null where nothing can be looked up. */
  query: string | null;
  /** The same with every word written together: far cheaper to look up, and a part of what `query` finds. */
  strict: string | null;
  wanted: Wanted[];
}

// Terms are letters, digits and our own signs: nothing that a quote could not hold.
const quoted = (term: string) => `'${term}'`;

function wantedOf(word: string): Wanted {
  const { length } = Array.from(word);
  return { word, isLoose: length >= 3 && hangul.test(word), isExact: length === 2 && wholeRun.test(word) };
}

/** Reads folded words: every one has to be there, in any order. */
export function readQuestion(folded: string, filters: readonly string[] = []): Question {
  const words = [...new Set(folded.split(' ').filter(Boolean))];
  const wanted = words.map(wantedOf);
  const pairs = wanted.flatMap(({ word, isLoose }) =>
    [...word.matchAll(runs)].flatMap(([run]) => pairsOf(run)).map((pair) => ({ pair, isLoose })),
  );
  const written = (parts: string[]) =>
    parts.length === 0 ? null : [...new Set(parts), ...filters.map(quoted)].join(' & ');
  const query = written(
    pairs.map(({ pair, isLoose }) => (isLoose ? `(${quoted(pair)} | ${quoted(acrossSpace + pair)})` : quoted(pair))),
  );
  const strict = written(pairs.map(({ pair }) => quoted(pair)));
  return { query, strict, wanted };
}
