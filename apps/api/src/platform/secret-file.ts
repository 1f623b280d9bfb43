import { readFileSync, statSync } from 'node:fs';

/** Refuses a secret that other users of the machine could read. What root hands to one group (0440) is no such. */
export function readSecretFile(path: string): string {
  const { mode, uid } = statSync(path);
  const others = uid === 0 && process.getuid?.() !== 0 ? 0o037 : 0o077;
  if ((mode & others) !== 0) throw new Error(`${path} can be read by others; it has to have the mode 0400`);
  return readFileSync(path, 'utf8');
}
