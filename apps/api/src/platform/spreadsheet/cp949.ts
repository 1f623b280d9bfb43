// Node's own `euc-kr` knows the 2,350 syllables of KS X 1001 and misreads the other 8,822, which Korean Windows puts
// into the gaps: in the order of Unicode, so their places can be counted instead of listed.
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

function* range(from: number, to: number) {
  for (let at = from; at <= to; at += 1) yield at;
}

function* gaps() {
  const letters = [...range(0x41, 0x5a), ...range(0x61, 0x7a)];
  for (const lead of range(0x81, 0xc6)) {
    for (const trail of [...letters, ...range(0x81, lead < 0xa1 ? 0xfe : 0xa0)]) yield (lead << 8) | trail;
  }
}

function makeTable(): Map<number, string> {
  const standard = new TextDecoder('euc-kr', { fatal: true });
  const table = new Map<number, string>();
  for (const lead of range(0xa1, 0xfe)) {
    for (const trail of range(0xa1, 0xfe)) {
      try {
        table.set((lead << 8) | trail, standard.decode(Uint8Array.of(lead, trail)));
      } catch {
        // A place that the standard leaves free.
      }
    }
  }
  // Added to Windows later than to the standard.
  table.set(0xa2e6, '€').set(0xa2e7, '®');
  const known = new Set(table.values());
  const places = gaps();
  for (const code of range(firstSyllable, lastSyllable)) {
    const syllable = String.fromCodePoint(code);
    if (!known.has(syllable)) table.set(places.next().value as number, syllable);
  }
  return table;
}

let table: Map<number, string> | undefined;

/** Text as Korean Windows writes it, or null where the bytes are none. */
export function decodeCp949(bytes: Uint8Array): string | null {
  table ??= makeTable();
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x80) text += String.fromCodePoint(byte);
    else {
      at += 1;
      const letter = table.get((byte << 8) | (bytes[at] ?? 0));
      if (letter === undefined) return null;
      text += letter;
    }
  }
  return text;
}
