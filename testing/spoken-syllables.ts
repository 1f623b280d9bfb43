/** How many syllables a number has where it is read: 30 is 삼십, 14 is 십사. */
function syllablesOf(number: string): number {
  const digits = String(Number(number)).split('');
  const isLast = (place: number) => place === digits.length - 1;
  const read = digits.map((digit, place): number => {
    if (digit === '0') return isLast(0) ? 1 : 0;
    return isLast(place) || digit === '1' ? 1 : 2;
  });
  return read.reduce((sum, each) => sum + each, 0);
}

/** What is said of words that are read aloud: syllables, and numbers as they are read. */
export const spokenSyllables = (words: string): number =>
  (words.match(/[가-힣]/g) ?? []).length +
  [...words.matchAll(/\d+/g)].reduce((sum, [number]) => sum + syllablesOf(number), 0);
