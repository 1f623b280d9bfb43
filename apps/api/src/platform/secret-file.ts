import { readFileSync, statSync, type Stats } from 'node:fs';

/** Root may hand a secret to a group of its own choice. */
const isHandedOn = ({ uid, gid }: Pick<Stats, 'uid' | 'gid'>) => uid === 0 && gid !== 0;

/** How a secret is made in this folder: for its owner alone, or for the group that root gave the folder to. */
export const modeOfSecretIn = (folder: string): number => (isHandedOn(statSync(folder)) ? 0o440 : 0o400);

/** Refuses a secret that other users of the machine could read. What root hands to one group (0440) is no such. */
export function readSecretFile(path: string): string {
  const { mode, ...owner } = statSync(path);
  const others = isHandedOn(owner) || (owner.uid === 0 && process.getuid?.() !== 0) ? 0o037 : 0o077;
  if ((mode & others) !== 0) throw new Error(`${path} can be read by others; it has to have the mode 0400`);
  return readFileSync(path, 'utf8');
}
