import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { listRepositoryFiles } from '../lib/repository-files.ts';
import { wordRules } from './private-words.rules.ts';

function readText(path: string): string | undefined {
  // A deleted file stays in git's list until it is committed.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(path);
  return bytes.includes(0) ? undefined : bytes.toString('utf8');
}

/** What must never be published, and what must never be rendered, wherever it stands in the repository. */
export const findPrivateWords: Guard = async (root) => {
  const problems: string[] = [];
  for (const file of await listRepositoryFiles(root)) {
    const text = readText(join(root, file)) ?? '';
    for (const { what, pattern, files, allow } of wordRules) {
      if (files && !files.test(file)) continue;
      for (const found of text.matchAll(pattern)) {
        if (allow?.(found)) continue;
        problems.push(`${file}:${text.slice(0, found.index).split('\n').length} has ${what}: ${found[0].trim()}`);
      }
    }
  }
  return problems;
};

if (import.meta.main) await runGuard('private words', findPrivateWords);
