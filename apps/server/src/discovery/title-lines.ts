/** From large to small: the largest in which the words fit is taken. */
const settings = [
  { size: 92, most: 1 },
  { size: 78, most: 2 },
  { size: 60, most: 3 },
] as const;
const columnWidth = 1_040;

/** Near enough for Pretendard: a Hangul syllable is nearly as wide as it is high, the rest is about half of that. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += character >= '\u1100' ? 0.88 : character === ' ' ? 0.24 : 0.6;
  return ems * size;
}

function wrap(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, size) > columnWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function cut(line: string, size: number): string {
  let shorter = line;
  while (widthOf(`${shorter}…`, size) > columnWidth) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

/** Sets a title into the sky of the picture. One that is too long even in the smallest size ends with an ellipsis. */
export function titleLines(title: string): { size: number; lines: string[] } {
  const words = title.trim().split(/\s+/);
  for (const { size, most } of settings) {
    const lines = wrap(words, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= columnWidth)) return { size, lines };
  }
  const { size, most } = settings[2];
  const lines = wrap(words, size);
  const kept = lines.slice(0, most).map((line) => (widthOf(line, size) > columnWidth ? cut(line, size) : line));
  if (lines.length > most) kept[most - 1] = cut(kept[most - 1] as string, size);
  return { size, lines: kept };
}
