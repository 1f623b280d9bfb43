import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, isMissing, makeFolder, removeOlder, sinceWhen, syncFolder } from './durable-files.ts';
import { isFileId, isFileName, type FileStore, type NewFile } from './file-store.ts';

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What arrived in a file was synced by whoever received it; renaming moves no byte. */
async function place(folder: string, file: NewFile): Promise<void> {
  const path = join(folder, file.name);
  if ('bytes' in file) await write(path, file.bytes);
  else await rename(file.path, path);
}

/** A folder for every id. It is filled under another name, so that it is there whole or not at all. */
export function createDiskStore(root: string): FileStore {
  const pending = join(root, 'pending');
  const ready = join(root, 'ready');

  function folderOf(id: string): string {
    if (!isFileId(id)) throw new Error('no id of a file');
    return join(ready, id.slice(0, 2), id);
  }

  return {
    async put(id, files) {
      const folder = folderOf(id);
      if (!files.every(({ name }) => isFileName(name))) throw new Error('no name of a file');
      const filling = join(pending, randomUUID());
      await makeFolder(pending);
      await mkdir(filling);
      try {
        for (const file of files) await place(filling, file);
        await syncFolder(filling);
        await makeFolder(join(folder, '..'));
        await rename(filling, folder);
        await syncFolder(join(folder, '..'));
      } catch (error) {
        await rm(filling, { recursive: true, force: true });
        throw error;
      }
    },

    async open(id, name) {
      if (!isFileId(id) || !isFileName(name)) return null;
      try {
        const handle = await open(join(folderOf(id), name), 'r');
        const { size } = await handle.stat();
        return {
          size,
          read: (range) => handle.createReadStream(range ? { start: range.from, end: range.to } : { start: 0 }),
          close: () => handle.close(),
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    has: async (id) => (await sinceWhen(folderOf(id))) !== undefined,

    names: async (id) => (await entriesOf(folderOf(id))).toSorted(),

    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),

    async list(prefix) {
      const found: { id: string; since: Date }[] = [];
      for (const id of await entriesOf(join(ready, prefix))) {
        const since = isFileId(id) ? await sinceWhen(folderOf(id)) : undefined;
        if (since) found.push({ id, since });
      }
      return found;
    },

    forgetUnfinished: (before) => removeOlder(pending, before),
  };
}
