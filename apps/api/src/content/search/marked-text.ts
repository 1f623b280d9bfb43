import type { Piece } from '@kidney/contract/content/search/search.schema.ts';
import { foldWithPlaces } from './folded-text.ts';
import type { Wanted } from './terms.ts';

interface Range {
  start: number;
  end: number;
}

const excerptLength = 140;
const before = 40;
const hitsMarked = 20;

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(wanted: readonly Wanted[]): RegExp {
  const words = wanted
    .toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word, isLoose }) => (isLoose ? Array.from(word).join(' ?') : literal(word)));
  return new RegExp(words.join('|'), 'gu');
}

/** Where the wanted words stand in the text as it was written. */
function rangesOf(text: string, wanted: readonly Wanted[]): Range[] {
  if (wanted.length === 0) return [];
  const folded = foldWithPlaces(text);
  const found = folded.text.matchAll(patternOf(wanted)).take(hitsMarked);
  return [...found].map((match) => ({
    start: folded.at[match.index] ?? 0,
    end: folded.at[match.index + match[0].length] ?? text.length,
  }));
}

function cut(text: string, ranges: readonly Range[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of ranges.filter((range) => range.start >= from && range.end <= to)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isHit: false });
  return pieces;
}

/** The whole text, its hits marked. */
export const markText = (text: string, wanted: readonly Wanted[]): Piece[] =>
  cut(text, rangesOf(text, wanted), 0, text.length);

/** A piece of the text around its first hit, or its beginning, cut between words where there are any. */
export function excerptOf(text: string, wanted: readonly Wanted[]): Piece[] {
  const ranges = rangesOf(text, wanted);
  const first = ranges[0]?.start ?? 0;
  const wish = Math.max(0, first - before);
  const space = wish === 0 ? -1 : text.indexOf(' ', wish);
  const from = space >= 0 && space < first ? space + 1 : wish;
  const end = Math.min(text.length, from + excerptLength);
  const lastSpace = end < text.length ? text.lastIndexOf(' ', end) : -1;
  const to = lastSpace > first + before ? lastSpace : end;
  const pieces = cut(text, ranges, from, to);
  if (from > 0) pieces.unshift({ text: '… ', isHit: false });
  if (to < text.length) pieces.push({ text: ' …', isHit: false });
  return pieces;
}
