import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const classes = /\.(-?[A-Za-z_][\w-]*)/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const files = new Map<string, string>();

/** Three letters for a file, the same wherever it is built. */
function lettersOf(path: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(path).digest();
  const short = [a, b, c].map((byte) => letters[byte % letters.length]).join('');
  const other = files.get(short) ?? path;
  if (other !== path) throw new Error(`the styles of ${path} and ${other} would get the same names: rename one`);
  files.set(short, path);
  return short;
}

/** A class as it is sent: its file and its place there. Names for people would be sent with every page and twice in its scripts. */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const names = [...new Set([...css.matchAll(classes)].map(([, each]) => each))];
  return lettersOf(path) + names.indexOf(name).toString(36);
}
