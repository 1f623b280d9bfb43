import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';

const manual = 'docs/ko';
const noScreens = /\.(?:help|test|examples)\.tsx?$/;

const read = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Everything that is written on screens, with what stands around it. */
function screensOf(root: string): string {
  const sources = ['apps/web/app/**/*.{ts,tsx}', 'packages/contract/src/**/*.paths.ts'];
  const texts = sources.flatMap((pattern) => read(root, pattern)).filter(({ file }) => !noScreens.test(file));
  return texts.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n');
}

/** A name ends where its text ends; before it there may be more, such as the year of what is done. */
function isOnScreen(screens: string, name: string): boolean {
  const own = RegExp.escape(name.replace(/^\d+(?=년)/, ''));
  return new RegExp(`['"\`>}\\s]${own} ?['"\`<{(]`).test(screens);
}

/** Several names may stand in one pair of marks: **위로, 아래로**. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(', ')).map((name) => name.trim());

/** The manual and the help may only name what is there: buttons, each other's headings, files and pictures. */
export const findManualProblems: Guard = (root) => {
  const screens = screensOf(root);
  const pages = read(root, `${manual}/*.md`);
  const headings = new Set(pages.flatMap(({ text }) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, words]) => words)));
  const pictures = new Set(globSync(`${manual}/pictures/*`, { cwd: root }));
  const problems: string[] = [];

  for (const { file, text } of pages) {
    for (const name of namesIn(text, /\*\*([^*]+)\*\*/g)) {
      if (!isOnScreen(screens, name)) problems.push(`${file} names ${name}, which is on no screen`);
    }
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      const path = join(dirname(file), target);
      if (!existsSync(join(root, path))) problems.push(`${file} leads to ${target}, which is not there`);
      pictures.delete(path);
    }
  }
  for (const { file, text } of read(root, 'apps/web/app/**/*.help.ts')) {
    for (const name of namesIn(text, /‘([^’]+)’/g)) {
      if (!isOnScreen(screens, name)) problems.push(`${file} names ${name}, which is on no screen`);
    }
    for (const [, heading = ''] of text.matchAll(/manual: '([^']+)'/g)) {
      if (!headings.has(heading)) problems.push(`${file} leads to ${heading}, which is no heading of the manual`);
    }
  }
  for (const picture of pictures) problems.push(`${picture} is on no page of the manual`);
  return Promise.resolve(problems);
};

if (import.meta.main) await runGuard('office manual', findManualProblems);
