const initials = ['r', 'R', 's', 'e', 'E', 'f', 'a', 'q', 'Q', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g'];
const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const letters = 'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'.split(' ').concat(vowels);

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const firstLetter = 0x3131;

function keysOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) {
    const place = code - firstSyllable;
    const [initial, vowel, final] = [Math.floor(place / 588), Math.floor((place % 588) / 28), place % 28];
    return `${initials[initial]}${vowels[vowel]}${finals[final]}`;
  }
  return letters[code - firstLetter] ?? character;
}

/** Hangul as the keys that write it (두벌식). 협회 and guqghl are one password: people type either. */
export function toKeys(text: string): string {
  return Array.from(text.normalize('NFC'), keysOf).join('').toLowerCase();
}
