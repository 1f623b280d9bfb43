import { readFileSync } from 'node:fs';

/** Which release this is. */
export const release: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
