import { readFileSync, statSync } from 'node:fs';

/** Refuses a secret that other users of the machine could read. */
export function readSecretFile(path: string): string {
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} can be read by others; it has to have the mode 0400`);
  return readFileSync(path, 'utf8');
}
