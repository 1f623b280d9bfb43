import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './lib/project.ts';
import { listVersioned, readChangelog, withVersion } from './lib/version.ts';

const [version = '', folder = projectRoot] = process.argv.slice(2);
const root = resolve(folder);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('npm run set-version X.Y.Z');
const { versions, wrong } = readChangelog(root);
if (versions[0] !== version || wrong.length > 0)
  refuse(
    `The newest section of CHANGELOG.md has to be "## ${version} (YYYY-MM-DD)", with lines that say what it brings.`,
  );
for (const file of await listVersioned(root)) {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = withVersion(file, text, version);
  if (changed === text) continue;
  writeFileSync(join(root, file), changed);
  console.log(file);
}
console.log(`This is ${version}.`);
