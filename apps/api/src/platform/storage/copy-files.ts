import { digestOf } from './digest.ts';
import { prefixes, type FileStore } from './file-store.ts';
import type { IncomingFiles } from './incoming-files.ts';

export interface Copied {
  copied: number;
  /** Those that were there already, and are the same. */
  same: number;
  /** Ids of uploads that are there, but other than here. */
  different: string[];
}

interface Stores {
  from: FileStore;
  to: FileStore;
  /** What is copied lies there on its way. */
  incoming: IncomingFiles;
}

async function copyUpload({ from, to, incoming }: Stores, id: string): Promise<void> {
  await using way = new AsyncDisposableStack();
  const files: { name: string; path: string }[] = [];
  for (const name of await from.names(id)) {
    const file = await from.open(id, name);
    if (file) files.push({ name, path: way.use(await incoming.receive(file.read(), Infinity)).path });
  }
  await to.put(id, files);
}

/** Name and digest of each of its files, as they are read. */
async function contentOf(store: FileStore, id: string): Promise<string[]> {
  const content: string[] = [];
  for (const name of await store.names(id)) {
    const file = await store.open(id, name);
    content.push(`${name} ${file ? await digestOf(file.read()) : 'gone'}`);
  }
  return content;
}

/** Every upload that the one store has and the other has not. All of them are then read in both, and held against each other. */
export async function copyFiles(stores: Stores): Promise<Copied> {
  const { from, to } = stores;
  const done: Copied = { copied: 0, same: 0, different: [] };
  for (const prefix of prefixes) {
    for (const { id } of await from.list(prefix)) {
      const isThere = await to.has(id);
      if (!isThere) await copyUpload(stores, id);
      const [here, there] = [await contentOf(from, id), await contentOf(to, id)];
      // Deleted by somebody meanwhile: the next sweep finds the copy.
      if (here.length === 0) continue;
      if (here.join('\n') !== there.join('\n')) done.different.push(id);
      else if (isThere) done.same += 1;
      else done.copied += 1;
    }
  }
  return done;
}
