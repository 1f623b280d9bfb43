import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listRepositoryFiles } from './repository-files.ts';

/** Their commands name the release that they are read with. */
const pages = new Set([
  'deploy/container/compose.yml',
  'docs/how-to/back-up-and-restore.md',
  'docs/how-to/install-container.md',
  'docs/how-to/install.md',
  'docs/ko/install.md',
]);

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock extends Manifest {
  packages: Record<string, Manifest>;
}

/** Itself, and what it takes of our other packages. */
function setVersion(manifest: Manifest, version: string): void {
  manifest.version = version;
  for (const taken of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(taken ?? {})) if (taken && name.startsWith('@kidney/')) taken[name] = version;
}

/** Every file that says which version this is. */
export const listVersioned = async (root: string): Promise<string[]> =>
  (await listRepositoryFiles(root)).filter(
    (file) => pages.has(file) || ['package.json', 'package-lock.json'].includes(basename(file)),
  );

/** The same file for another version. */
export function withVersion(file: string, text: string, version: string): string {
  if (pages.has(file)) return text.replaceAll(/(?<=kidney[-:])\d+\.\d+\.\d+/g, version);
  const content = JSON.parse(text) as Manifest | Lock;
  setVersion(content, version);
  if ('packages' in content)
    for (const [path, part] of Object.entries(content.packages))
      if (!path.includes('node_modules/')) setVersion(part, version);
  return `${JSON.stringify(content, null, 2)}\n`;
}

const heading = /^(\d+)\.(\d+)\.(\d+) \(\d{4}-\d{2}-\d{2}\)$/;

/** The versions that `CHANGELOG.md` tells of, newest first, and the headings that it should not have. */
export function readChangelog(root: string): { versions: string[]; wrong: string[] } {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.split('\n', 1)[0] ?? '', hasLines: /^- /m.test(section) }));
  const isWrong = ({ title, hasLines }: (typeof sections)[number], at: number) =>
    title === 'Unreleased' ? at > 0 : !heading.test(title) || !hasLines;
  return {
    versions: sections.filter(({ title }) => heading.test(title)).map(({ title }) => title.split(' ', 1)[0] ?? ''),
    wrong: sections.filter(isWrong).map(({ title }) => title),
  };
}
