import { useState, type KeyboardEvent } from 'react';
import type { FoundRow } from './found-groups.ts';

const keyOf = ({ to, title }: FoundRow) => `${to} ${title}`;

/** Which of the rows is chosen by the arrows: the first, until somebody goes on from it. */
export function useChoice(rows: readonly FoundRow[]) {
  const [picked, setPicked] = useState<string>();
  const at = Math.max(
    rows.findIndex((row) => keyOf(row) === picked),
    0,
  );
  const chosen = rows[at];
  return {
    chosen,
    isPicked: chosen !== undefined && keyOf(chosen) === picked,
    pick: (row: FoundRow | undefined) => setPicked(row && keyOf(row)),
    /** Whether the key was one of its own. */
    go({ key }: Pick<KeyboardEvent, 'key'>): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step === undefined || rows.length === 0) return false;
      const next = rows[(at + step + rows.length) % rows.length];
      setPicked(next && keyOf(next));
      return true;
    },
  };
}
