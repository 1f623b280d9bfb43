/** What fits into one short text message; anything longer goes, and is paid for, as a long one. */
export const smsBytesMost = 90;
export const longSmsBytesMost = 2000;

/** Browsers and Node have it; the contract is typed for neither. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

let known: Set<string> | undefined;

/** The characters of two bytes in EUC-KR. */
function charactersOfEucKr(): Set<string> {
  if (known) return known;
  const decoder = new TextDecoder('euc-kr');
  known = new Set();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) known.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  return known;
}

/** The telephone networks write the rarer syllables too (CP949), which not every decoder calls EUC-KR. */
const isSyllable = (character: string) => character >= '가' && character <= '힣';

export interface SmsLength {
  bytes: number;
  kind: 'short' | 'long' | 'too-long';
  /** What no telephone would show, once each. */
  unknown: string[];
}

export function smsLengthOf(text: string): SmsLength {
  const twoBytes = charactersOfEucKr();
  const unknown = new Set<string>();
  let bytes = 0;
  for (const character of text) {
    const isAscii = character <= '\u007F';
    if (!isAscii && !isSyllable(character) && !twoBytes.has(character)) unknown.add(character);
    bytes += isAscii ? 1 : 2;
  }
  const kind = bytes <= smsBytesMost ? 'short' : 'long';
  return { bytes, kind: bytes > longSmsBytesMost ? 'too-long' : kind, unknown: [...unknown] };
}
