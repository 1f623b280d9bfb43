import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const classes = /\.(-?[A-Za-z_][\w-]*)/g;

/** A class as it is sent: its file and its place there. Names for people would be sent with every page and twice in its scripts. */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const names = [...new Set([...css.matchAll(classes)].map(([, each]) => each))];
  return `_${hash}${names.indexOf(name).toString(36)}`;
}
