import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What was written to the folder's list of names survives a power cut from here on. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder, and makes sure that it stays, where it is missing. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) await syncFolder(dirname(first));
}

export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Whatever lies in the folder; nothing where the folder is not there yet. */
export async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Since when it has been as it is; undefined where it is gone. */
export async function sinceWhen(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes what lies in the folder and has not been touched since. Returns how much it was. */
export async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry);
    const since = await sinceWhen(path);
    if (since === undefined || since >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
