const opening = '“‘「『(';
const closing = '”’」』)';
const ends = '.?!。';

/** What follows a quoted sentence when it is only a part of the whole one: “등록했습니까?” 하고 물어보십시오. */
const goesOnAfterQuote = /^\s+(?:하고|하며|라고|라는|하는)(?![가-힣])/;
/** A dot after these ends nothing: the number of a list, the parts of a date, one letter, a foreign abbreviation. */
const endsNothing =
  /^(?:\d{1,3}|[가-하])\.$|\b\d{4}\. \d{1,2}\.(?: \d{1,2}\.)?$|\b\d{4}\.$|\b[A-Z]\.$|\b(?:No|Dr|St|vs|pp|e\.g|i\.e)\.$/;

function isEnd(text: string, at: number, start: number): boolean {
  const rest = text.slice(at + 1);
  if (rest !== '' && !/^\s/.test(rest)) return false;
  return !(text[at] === '.' && rest !== '' && endsNothing.test(text.slice(start, at + 1).trim()));
}

/** Splits Korean text of one block into its sentences. What is quoted or in brackets stays in the sentence around it. */
export function splitSentences(block: string): string[] {
  const text = block.replaceAll(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  const cut = (end: number) => {
    const sentence = text.slice(start, end).trim();
    if (sentence !== '') sentences.push(sentence);
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (opening.includes(char)) depth += 1;
    else if (closing.includes(char)) {
      depth = Math.max(0, depth - 1);
      const rest = text.slice(at + 1);
      const closesSentence = ends.includes(text.charAt(at - 1)) && /^\s/.test(rest) && !goesOnAfterQuote.test(rest);
      if (depth === 0 && closesSentence) cut(at + 1);
    } else if (depth === 0 && ends.includes(char) && isEnd(text, at, start)) cut(at + 1);
  }
  cut(text.length);
  return sentences;
}

/** 어절: what stands between spaces and is more than a sign. */
export const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A heading or a label has no sign at its end. */
export const isSentence = (text: string) => /[.?!。][”’」』)]*$/.test(text);
