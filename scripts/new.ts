import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchSections } from '../packages/contract/src/content/search/search-sections.paths.ts';
import { projectRoot as root } from './lib/project.ts';
import { contentLines } from './new/content-lines.ts';
import { namesOf, withNames, type Names } from './new/content-names.ts';

const usage = `npm run new -- content NAMES [--word WORD] [--at ADDRESS]
  writes a kind of content (docs/how-to/add-a-kind-of-content.md), for example:
  npm run new -- content quick-links --word 바로가기 --at /community/quick-links`;

const homes: Record<string, string> = {
  contract: 'packages/contract/src/content',
  api: 'apps/api/src/content',
  web: 'apps/web/app/content',
};

class Refused extends Error {}

/** Where a template comes to stand: `web/admin/NAME-kind.txt` as `…/quick-links/admin/quick-link-kind.ts`. */
function placeOf(template: string, { names, name }: Names): string {
  const [home = '', ...below] = template.split('/');
  const file = below
    .join('/')
    .replace('NAMES', names)
    .replace('NAME', name)
    .replace(/\.txt$/, '');
  const ending = home === 'web' && !file.endsWith('.help') && !file.endsWith('-kind') ? 'tsx' : 'ts';
  return `${homes[home]}/${names}/${file}.${ending}`;
}

/** By their paths, the files that a kind is made of. */
function newFiles(names: Names): Map<string, string> {
  const templates = join(root, 'scripts/new/content');
  const files = new Map<string, string>();
  for (const template of globSync('**/*.txt', { cwd: templates }).toSorted()) {
    const path = placeOf(template, names);
    if (existsSync(join(root, path))) throw new Refused(`${path} is there already.`);
    files.set(path, withNames(readFileSync(join(templates, template), 'utf8'), names));
  }
  return files;
}

/** The text with what is added to it, or as it is where that stands there already. */
function withAdded(file: string, text: string, anchor: string, added: string): string {
  if (text.includes(added)) return text;
  if (text.split(anchor).length === 2) return text.replace(anchor, () => anchor + added);
  throw new Refused(`${file} has not once "${anchor.trim()}": mend scripts/new/content-lines.ts.`);
}

/** By their paths, the files that list every kind, with this one. */
function changedFiles(names: Names): Map<string, string> {
  const files = new Map<string, string>();
  for (const each of contentLines) {
    const text = files.get(each.file) ?? readFileSync(join(root, each.file), 'utf8');
    const [anchor, added] =
      'line' in each
        ? [`\n${each.below}\n`, `${withNames(each.line, names)}\n`]
        : [each.after, withNames(each.word, names)];
    files.set(each.file, withAdded(each.file, text, anchor, added));
  }
  return files;
}

function write(files: Map<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function runNpm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Refused(`npm ${args.join(' ')} did not succeed.`);
}

function makeContent(given: string, word: string, at: string): void {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(given)) throw new Refused('NAMES is a plural in small letters: quick-links.');
  if (!searchSections.some((section) => at.startsWith(`/${section}/`)) || !/^\/[a-z]+\/[a-z-]+$/.test(at))
    throw new Refused(`ADDRESS lies below a section (${searchSections.join(', ')}): /community/quick-links.`);
  const names = namesOf(given, word, at);
  // All of it is known before anything is written: what is refused leaves nothing behind.
  const [files, changed] = [newFiles(names), changedFiles(names)];
  write(files);
  write(changed);
  runNpm('run', '--silent', 'db:generate', '--', `add-${given}`);
  runNpm('run', '--silent', 'format');
  console.log(`Written:\n  ${[...files.keys()].join('\n  ')}\nLines added:\n  ${[...changed.keys()].join('\n  ')}`);
  console.log('Next: docs/how-to/add-a-kind-of-content.md, from step 2 on.');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { word: { type: 'string', default: '자료' }, at: { type: 'string' } },
});
const [what, given = '', ...rest] = positionals;
try {
  if (what !== 'content' || given === '' || rest.length > 0) throw new Refused(usage);
  makeContent(given, values.word, values.at ?? `/community/${given}`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
