const pairs = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
] as const;

export type Particle = (typeof pairs)[number][number];

const firstSyllable = '가'.charCodeAt(0);
const lastSyllable = '힣'.charCodeAt(0);
const endings = 28;

/** Whether the last syllable ends in a consonant. What is no Hangul is taken to end in none. */
function endsInConsonant(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return code >= firstSyllable && code <= lastSyllable && (code - firstSyllable) % endings !== 0;
}

/** A name with the particle that fits it: 나래는, 나래콜은. */
export function withParticle(word: string, particle: Particle): string {
  const pair = pairs.find((each) => each.some((one) => one === particle)) ?? pairs[0];
  return word + pair[endsInConsonant(word) ? 0 : 1];
}
