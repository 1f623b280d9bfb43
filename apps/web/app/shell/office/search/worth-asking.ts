/**
 * Whether these words can find anything. Everybody who is found has been looked at, and stands in the log: a syllable
 * that is half typed and a telephone number that is under way find only whom nobody meant.
 */
export function isWorthAsking(words: string, isComposing: boolean): boolean {
  const isHalfTyped = isComposing && /[^ㄱ-ㅎ\s].*[ㄱ-ㅎ]$/.test(words);
  const isNumberUnderWay =
    /^[0+][\d\s().-]*$/.test(words) && /\D/.test(words) && words.replaceAll(/\D/g, '').length < 9;
  const isOneLetter = /^[ㄱ-ㅎㅏ-ㅣ\da-z]?$/i.test(words);
  return !isHalfTyped && !isNumberUnderWay && !isOneLetter;
}
