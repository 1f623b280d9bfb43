const pairs = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
] as const;

export type Particle = (typeof pairs)[number][number];

const firstSyllable = '가'.charCodeAt(0);
const lastSyllable = '힣'.charCodeAt(0);
const endings = 28;
const ofRieul = 8;

/** Which consonant the last syllable ends in; 0 where in none. What is no Hangul is taken to end in none. */
function endingOf(word: string): number {
  const code = word.charCodeAt(word.length - 1);
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % endings : 0;
}

export const isParticle = (text: string): text is Particle => pairs.some((pair) => pair.some((each) => each === text));

/** A name with the particle that fits it: 나래는, 나래콜은, 나래콜로. */
export function withParticle(word: string, particle: Particle): string {
  const [afterConsonant, otherwise] = pairs.find((pair) => pair.some((each) => each === particle)) ?? pairs[0];
  const ending = endingOf(word);
  const isClosed = ending !== 0 && !(otherwise === '로' && ending === ofRieul);
  return word + (isClosed ? afterConsonant : otherwise);
}
