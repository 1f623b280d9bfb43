import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sized } from '../size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bitsOfSeed = 31;

const numberOf = (text: string) => Number(BigInt(`0x${hash('sha256', text)}`) % 2n ** BigInt(bitsOfSeed));

/** The same commit tries the same cases however often it is run, the next commit tries others. */
function seedOfCommit(): number {
  try {
    return numberOf(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim());
  } catch {
    // No repository, such as in an archive of the sources.
    return numberOf(String(Date.now()));
  }
}

export const casesEach = Number(process.env['FUZZ_CASES'] ?? sized({ ci: 200, full: 10_000 }));

/** `FUZZ_SEED=…` tries the cases of a run again. */
export const runSeed = Number(process.env['FUZZ_SEED'] ?? seedOfCommit());

/** Endpoints of the same shape, as those of the boards, are to meet different cases. */
export const seedFor = (endpoint: string) => numberOf(`${runSeed} ${endpoint}`);
