import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  isChanged: boolean;
}

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/** Beyond this many changed words a comparison would keep the browser busy; all of it counts as changed. */
const mostChanges = 2_000;

/** Two texts, each with the words marked that the other does not have. */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, fresh, {
    comparator: (one, other) => one.trim() === other.trim(),
    maxEditLength: mostChanges,
  }) ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: fresh.length },
  ];
  const pieces = { before: [] as Piece[], after: [] as Piece[] };
  for (const { added, removed, count } of changes) {
    const isChanged = added || removed;
    if (!added) pieces.before.push({ text: old.splice(0, count).join(''), isChanged });
    if (!removed) pieces.after.push({ text: fresh.splice(0, count).join(''), isChanged });
  }
  return pieces;
}
