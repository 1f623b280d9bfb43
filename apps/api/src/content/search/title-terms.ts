import { disassemble, getChoseong } from 'es-hangul';

const wordsMost = 12;
const phraseMax = 40;
/** Each syllable is up to three looks into an index. */
const nearMost = 8;
const particle = /(?<=[가-힣]{2})(을|를|에서|으로|까지|부터)$/;
const onlyInitials = /^[ㄱ-ㅎ]+$/;

export interface Word {
  word: string;
  initials: string;
  letters: string;
}

export interface Beginning {
  by: 'initials' | 'letters';
  start: string;
}

const lettersOf = (text: string) => disassemble(text.toLowerCase());
const initialsOf = (text: string) => getChoseong(text.toLowerCase()).replaceAll(' ', '');

const entryOf = (word: string): Word => ({ word, initials: initialsOf(word), letters: lettersOf(word) });

/** The words of a title in a fixed order, so that two writers take them in the same one; the title itself where it is a phrase to look for. */
export function titleWords(title: string, isPhrase: boolean): Word[] {
  const words = title
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(particle, ''))
    .filter((word) => Array.from(word).length >= 2);
  const phrase = isPhrase && title.length <= phraseMax ? [title] : [];
  return [...new Set([...phrase, ...words.slice(0, wordsMost)])].toSorted().map(entryOf);
}

/** What to look for among the words: first consonants alone, or the letters typed so far. */
export function beginningOf(typed: string): Beginning | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const initials = text.replaceAll(' ', '');
  if (onlyInitials.test(initials)) return { by: 'initials', start: initials };
  return text === '' ? null : { by: 'letters', start: lettersOf(text) };
}

/** Ways to read what was perhaps mistyped, the most likely first: as it is, a letter less, the same first consonants; then the same of ever fewer syllables. */
export function nearBeginnings(typed: string): Beginning[] {
  const syllables = Array.from(typed.replaceAll(/\s+/g, ' ').trim()).slice(0, nearMost);
  const lengths = syllables.slice(0, Math.max(1, syllables.length - 1));
  const ways = lengths.flatMap((_, less): Beginning[] => {
    const start = syllables.slice(0, syllables.length - less).join('');
    const [initials, letters] = [initialsOf(start), lettersOf(start)];
    return [
      { by: 'letters', start: letters },
      { by: 'letters', start: letters.slice(0, -1) },
      { by: 'initials', start: initials },
    ];
  });
  return ways.filter(({ by, start }) => start.length >= (by === 'letters' ? 3 : 2));
}
