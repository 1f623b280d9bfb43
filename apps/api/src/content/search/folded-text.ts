const skipped = /^\p{Cf}$/u;

/** Text as it is compared, and for each of its characters where it stood in the original. */
export interface FoldedText {
  text: string;
  at: number[];
}

/**
 * Full-width forms, cases and runs of white space make no difference. Character by character, so that a place in the
 * result leads back to a place in the original.
 */
export function foldWithPlaces(original: string): FoldedText {
  let text = '';
  const at: number[] = [];
  let place = 0;
  for (const character of original) {
    const plain = /^\s$/u.test(character) ? ' ' : character.normalize('NFKC').toLowerCase();
    if (!skipped.test(character) && !(plain === ' ' && (text === '' || text.endsWith(' ')))) {
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) at.push(place);
    }
    place += character.length;
  }
  at.push(original.length);
  return { text, at };
}

export const fold = (original: string): string => foldWithPlaces(original.normalize('NFC')).text.trimEnd();
