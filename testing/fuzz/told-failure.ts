import type { Case } from './cases.ts';
import { casesEach, runSeed } from './seed.ts';

const most = 2_000;
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text);

interface Tried {
  endpoint: string;
  case: Case;
  answer: { statusCode: number; body: string };
  why: unknown;
}

/** A case that found something, with what it got for an answer and how it is tried again. */
export function toldFailure({ endpoint, case: { address, payload }, answer, why }: Tried): Error {
  const lines = [
    `${endpoint}: ${why instanceof Error ? (why.message.split('\n')[0] ?? '') : String(why)}`,
    `  case:   ${shortened(JSON.stringify({ address, payload }))}`,
    `  answer: ${answer.statusCode} ${shortened(answer.body)}`,
    `  again:  FUZZ_SEED=${runSeed} FUZZ_CASES=${casesEach} npx vitest run apps/api/src/fuzz -t '${endpoint}'`,
  ];
  return new Error(lines.join('\n'), { cause: why });
}
