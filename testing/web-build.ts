import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Everything that the built site is made of, and what makes it. */
const sources = [
  'apps/web/**',
  'packages/contract/**',
  'scripts/finish-build.ts',
  'scripts/lib/lean-manifest.ts',
  'tsconfig.base.json',
  'package-lock.json',
];
const noSource = ['**/build/**', '**/.react-router/**', '**/node_modules/**', '**/*.test.ts', '**/*.test.tsx'];
const longestBuild = 600_000;
const markOf = (root: string) => join(root, 'apps/web/build/made-of');

/** Names and contents, not times: another branch brings files that are older than the build and not in it. */
function hashOfSources(root: string): string {
  const files = globSync(sources, { cwd: root, exclude: noSource })
    .toSorted()
    .filter((file) => statSync(join(root, file)).isFile());
  return hash('sha256', files.map((file) => `${file} ${hash('sha256', readFileSync(join(root, file)))}`).join('\n'));
}

const isCurrent = (root: string) =>
  existsSync(markOf(root)) && readFileSync(markOf(root), 'utf8') === hashOfSources(root);

/** One process after the other. SQLite's lock ends with its process, however that ends. */
function alone(root: string, work: () => void): void {
  const folder = join(root, 'apps/web/build');
  mkdirSync(folder, { recursive: true });
  using lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: longestBuild });
  lock.exec('begin exclusive');
  work();
}

function make(root: string, build: () => void): void {
  // Of the sources as they are now: one that is changed meanwhile may be in the build or not.
  const madeOf = hashOfSources(root);
  rmSync(markOf(root), { force: true });
  build();
  writeFileSync(markOf(root), madeOf);
}

/** Builds where there is no build of just these sources. */
export function ensureBuild(root: string, build: () => void): void {
  if (isCurrent(root)) return;
  alone(root, () => {
    if (!isCurrent(root)) make(root, build);
  });
}

/** Piped, what it says is said where it fails, and only there. */
function buildWeb(output: 'inherit' | 'pipe'): void {
  // Test runners say 'test', and React would be built with its warnings.
  const env = { ...process.env, NODE_ENV: 'production' };
  const options: ExecFileSyncOptions = { cwd: projectRoot, env, stdio: ['ignore', output, output] };
  execFileSync('npm', ['run', 'build', '-w', '@kidney/web'], options);
  execFileSync(process.execPath, [join(projectRoot, 'scripts/finish-build.ts')], options);
}

export const makeWebBuild = () => alone(projectRoot, () => make(projectRoot, () => buildWeb('inherit')));

/** Whatever looks at the built site looks at the site as its sources are now. */
export const ensureWebBuild = () => ensureBuild(projectRoot, () => buildWeb('pipe'));
