import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './lib/project.ts';
import { readRequirements, requirementsNamed } from './lib/requirements.ts';
import { readTestTitles } from './lib/test-titles.ts';

const { values } = parseArgs({
  options: { strict: { type: 'boolean' }, only: { type: 'string' }, root: { type: 'string' } },
});
const root = resolve(values.root ?? projectRoot);
const prefixes = values.only?.split(',').map((prefix) => prefix.trim());

const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const known = new Set(requirements.map(({ id }) => id));
const counts = new Map<string, number>();
const problems = requirements
  .filter(({ id }, at) => requirements.findIndex((each) => each.id === id) < at)
  .map(({ id }) => `${id} stands twice in docs/requirements.md`);

const testFiles = globSync(['{apps,packages,scripts,testing}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**'],
});
for (const file of testFiles.toSorted()) {
  for (const { title, line, runs } of readTestTitles(readFileSync(join(root, file), 'utf8'))) {
    for (const id of requirementsNamed(title)) {
      if (!known.has(id)) problems.push(`${file}:${line} names ${id}, which docs/requirements.md does not have`);
      else if (runs) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
}

// `S-FAQ` means the whole group, `S-SH-01` one line; `S-A` means nothing.
const belongsTo = (id: string, prefix: string) => id === prefix || id.startsWith(`${prefix}-`);
const chosen = requirements.filter(({ id }) => prefixes?.some((prefix) => belongsTo(id, prefix)) ?? true);
for (const prefix of prefixes ?? []) {
  if (!requirements.some(({ id }) => belongsTo(id, prefix))) problems.push(`--only names ${prefix}, which no line has`);
}
// A line that so many tests name says too little of what they prove.
const most = 30;
for (const { id, text } of chosen) {
  const count = counts.get(id) ?? 0;
  console.log(`${String(count).padStart(4)}  ${id.padEnd(9)} ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`);
  if (count > most)
    problems.push(`${count} tests name ${id}, more than ${most}: give what they prove a line of its own`);
}
for (const problem of problems) console.error(`spec: ${problem}`);
const covered = chosen.filter(({ id }) => counts.has(id)).length;
if (problems.length > 0 || (values.strict && covered < chosen.length)) process.exitCode = 1;
console.log(`spec: covered ${covered} of ${chosen.length}`);
