import { toKeys } from './korean-keyboard.ts';
import { keyboardWalks, knownWords } from './common-passwords.ts';

const shortestWalk = 4;
/** So many characters of a password have to be the person's own, and so many of them different. */
const ownLeast = 6;
const ownDifferentLeast = 5;
const shortestRepeatedUnit = 8;

const reversed = (text: string) => Array.from(text).toReversed().join('');
const walks = keyboardWalks.flatMap((walk) => [walk, reversed(walk)]);
const longestFirst = (words: string[]) => [...new Set(words)].toSorted((a, b) => b.length - a.length);
const known = longestFirst(knownWords.map(toKeys));
const lookalikes: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const plainLetters = (text: string) => Array.from(text, (character) => lookalikes[character] ?? character).join('');

function dropWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  return rest;
}

function dropWalks(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    let end = at + shortestWalk;
    while (end <= text.length && walks.some((walk) => walk.includes(text.slice(at, end)))) end += 1;
    const length = end - 1 - at;
    if (length >= shortestWalk) {
      rest += ' ';
      at += length;
    } else {
      rest += text[at];
      at += 1;
    }
  }
  return rest;
}

const dropDates = (text: string) => text.replaceAll(/(?:19|20)\d{2}(?:[01]\d[0-3]\d)?/g, ' ');
const dropRepeats = (text: string) => text.replaceAll(/(.)\1{2,}/g, ' ');

/** What is left of a password after everything that a guesser would put together by itself. */
function ownPart(text: string, words: readonly string[]): string {
  const rest = dropRepeats(dropDates(dropWalks(dropWords(text, words))));
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isRepetition(text: string): boolean {
  for (let unit = 1; unit < shortestRepeatedUnit && unit <= text.length / 2; unit += 1) {
    if (
      text ===
      text
        .slice(0, unit)
        .repeat(Math.ceil(text.length / unit))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** The words a stranger knows of this person: `hong.gildong@example.com` gives hong, gildong and example. */
function wordsAbout(person: readonly string[]): string[] {
  return person
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= 3)
    .map(toKeys);
}

/** True for a password that is, or is mostly, a common word, a keyboard walk, a date, or something known of the person. */
export function isEasyToGuess(password: string, person: readonly string[]): boolean {
  const text = toKeys(password);
  const words = longestFirst([...wordsAbout(person), ...known]);
  if (isRepetition(text)) return true;
  return [text, plainLetters(text)].some((form) => {
    const own = ownPart(form, words);
    return own.length < ownLeast || new Set(own).size < ownDifferentLeast;
  });
}
