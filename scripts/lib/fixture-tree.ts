import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from './project.ts';
import { type Outcome, runNode } from './run.ts';

/** Writes a small repository for one test and takes it away afterwards. */
export function plantTree(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  addFiles(root, files);
  return root;
}

export function addFiles(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Runs a script of ours as a person would. */
export function runScript(script: string, ...args: string[]): Promise<Outcome> {
  return runNode(join(projectRoot, 'scripts', script), args, { cwd: projectRoot });
}
