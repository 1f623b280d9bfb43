import { resolve } from 'node:path';
import { projectRoot } from './project.ts';

/** Finds what is wrong in the tree below `root`, one sentence each. */
export type Guard = (root: string) => Promise<string[]>;

/** The command line of a guard: problems one a line and exit code 1, or one line of peace. Another root may be named. */
export async function runGuard(name: string, guard: Guard): Promise<void> {
  const problems = await guard(resolve(process.argv[2] ?? projectRoot));
  for (const problem of problems) console.error(`${name}: ${problem}`);
  if (problems.length === 0) console.log(`${name}: ok`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
