const firstConsonants = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const firstSyllable = 0xac00;
const syllablesEach = 588;
/** What keyboards make of two consonants that are typed one after the other. */
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '').toLowerCase();
const consonantOf = (letter: string) =>
  /[가-힣]/.test(letter)
    ? (firstConsonants[Math.floor((letter.charCodeAt(0) - firstSyllable) / syllablesEach)] ?? letter)
    : (joined[letter] ?? letter);

/** Whether a name holds these words, or its first consonants do: `ㅂㄱ` finds 보관 기간. */
export function isCalled(name: string, words: string): boolean {
  const wanted = tidy(words);
  if (wanted === '') return false;
  const whole = tidy(name);
  if (whole.includes(wanted)) return true;
  const consonants = (text: string) => Array.from(text, consonantOf).join('');
  return /^[ㄱ-ㅎ]+$/.test(wanted) && consonants(whole).includes(consonants(wanted));
}
