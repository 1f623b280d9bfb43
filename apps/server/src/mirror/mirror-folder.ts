import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const current = 'current';
const isOurs = (name: string) => /^\d{8}T\d{9}Z$/.test(name);

/** A folder for what is being made, beside the one that is shown. */
export async function beginMirror(root: string, since: Date): Promise<{ name: string; path: string }> {
  const name = since.toISOString().replaceAll(/[-:.]/g, '');
  const path = join(root, name);
  await mkdir(root, { recursive: true });
  await sweepMirrors(root);
  await mkdir(path);
  return { name, path };
}

/** Takes away what is not shown: those of before, and what a run that was killed has left. */
export async function sweepMirrors(root: string): Promise<void> {
  const shown = await readlink(join(root, current)).catch(() => null);
  const others = (await readdir(root)).filter((each) => isOurs(each) && each !== shown);
  for (const each of others) await rm(join(root, each), { recursive: true, force: true });
}

/** Shown from one moment to the next. */
export async function showMirror(root: string, name: string): Promise<void> {
  const next = join(root, `${current}.new`);
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, join(root, current));
}
