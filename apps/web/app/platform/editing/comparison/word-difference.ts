export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface WordDifference {
  before: Piece[];
  after: Piece[];
}

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/** Beyond this many pairs of words a comparison would keep the browser busy; all of it counts as changed. */
const mostPairs = 4_000_000;

/** Which words of two lists stand in both, in the same order: pairs of places. */
function commonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        before[row]?.trim() === after[column]?.trim()
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (before[row]?.trim() === after[column]?.trim()) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function piecesOf(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, text] of words.entries()) {
    const isChanged = !kept.has(index);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

/** Two texts, each with the words marked that the other does not have. */
export function compareWords(before: string, after: string): WordDifference {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const pairs = old.length * fresh.length > mostPairs ? [] : commonWords(old, fresh);
  return {
    before: piecesOf(old, new Set(pairs.map(([place]) => place))),
    after: piecesOf(fresh, new Set(pairs.map(([, place]) => place))),
  };
}
