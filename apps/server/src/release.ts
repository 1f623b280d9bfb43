import { readFileSync } from 'node:fs';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { version: string; commit?: string };

/** Which release this is. */
export const release: string = read('../package.json').version;

/** What it was made from; a clone has git to ask. */
export const commitOfRelease = (): string | null => read('../../../package.json').commit ?? null;
