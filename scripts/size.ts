import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './lib/project.ts';
import { listRepositoryFiles } from './lib/repository-files.ts';

const homes: readonly [part: string, folder: RegExp][] = [
  ['contract', /^packages\/contract\/src\/([^/]+)\//],
  ['api', /^apps\/api\/src\/([^/]+)\//],
  ['web', /^apps\/web\/app\/([^/]+)\//],
  ['server', /^apps\/server\/()/],
  ['e2e', /^e2e\/()/],
  ['testing', /^testing\/()/],
  ['scripts', /^scripts\/()/],
];
const source = /\.(?:ts|tsx|css|sql)$/;
const notByHand = /\.test\.tsx?$|\.spec\.ts$|\/db\/seeds\/|\/db\/migrations\//;
const generated = /\/db\/migrations\/meta\/.*\.json$/;
const longest = 300;

/** `api/content`, or `api` for what lies beside the districts. */
function homeOf(file: string): string | undefined {
  for (const [part, folder] of homes) {
    const [, district] = folder.exec(file) ?? [];
    if (district !== undefined) return district === '' ? part : `${part}/${district}`;
  }
  return undefined;
}

const root = resolve(process.argv[2] ?? projectRoot);
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const files = await listRepositoryFiles(root);
const byHome = new Map<string, { files: number; lines: number }>();
for (const file of files.filter((each) => source.test(each) && !notByHand.test(each))) {
  const home = homeOf(file) ?? 'other';
  const lines = linesOf(file);
  const before = byHome.get(home) ?? { files: 0, lines: 0 };
  byHome.set(home, { files: before.files + 1, lines: before.lines + lines });
  if (lines > longest) console.log(`size: ${file} has ${lines} lines, more than ${longest}`);
}
let whole = 0;
for (const [home, { files: count, lines }] of [...byHome].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`size: ${home} ${lines} lines in ${count} files`);
  whole += lines;
}
console.log(`size: ${whole} lines written by hand, outside tests and seeds`);
const json = files.filter((each) => generated.test(each)).reduce((sum, file) => sum + linesOf(file), 0);
console.log(`size: ${json} generated lines of migrations`);
