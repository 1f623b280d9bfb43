import { Readable } from 'node:stream';
import { z } from 'zod';
import { FileStoreError, isFileId, isFileName, type FileStore, type NewFile, type Range } from './file-store.ts';
import { patienceMs, type Kept, type S3Client } from './s3-client.ts';

const markName = 'ready.json';
const markSchema = z.object({
  files: z.array(z.object({ name: z.string(), size: z.int().min(0), sha256: z.string() })),
});

function folderOf(id: string): string {
  if (!isFileId(id)) throw new Error('no id of a file');
  return `ready/${id.slice(0, 2)}/${id}/`;
}
const markOf = (id: string) => `${folderOf(id)}${markName}`;
const noteOf = (id: string) => `pending/${id}`;

const keyForm = /^(?:pending|ready\/[0-9a-f]{2})\/([0-9a-f-]{36})(?:\/|$)/;
const idIn = (path: string): string => keyForm.exec(path)?.[1] ?? '';

/**
 * An upload is there when its mark is there: the mark is written last and removed first, so nobody ever sees a part of it.
 * A note says which uploads are being put or taken away: whatever broke off is found by it.
 */
export function createS3Store(client: S3Client): FileStore {
  const nothing = { name: 'note', bytes: new Uint8Array() };

  async function filesOf(id: string) {
    const answer = await client.call('GET', markOf(id));
    return answer ? markSchema.parse(await answer.json()).files : null;
  }

  // Not by HEAD, whose refusals have no words.
  const has = async (id: string) => (await filesOf(id)) !== null;

  async function forget(id: string): Promise<void> {
    await client.remove(markOf(id));
    for (const { path } of await client.list(folderOf(id))) await client.remove(path);
    await client.remove(noteOf(id));
  }

  /** A visitor may be slow; the store may not: it is waited for anew with every piece. */
  async function* piecesOf(path: string, length: number, range: Range | undefined, stop: AbortController) {
    const waited = async <T>(work: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => stop.abort(), patienceMs);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
      }
    };
    const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {};
    const answer = await waited(client.call('GET', path, { headers, signal: stop.signal }));
    if (answer?.status !== (range ? 206 : 200)) throw new FileStoreError(`The store of files has lost ${path}.`);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    let left = length;
    for (let next = await waited(reader.read()); !next.done; next = await waited(reader.read())) {
      left -= next.value.length;
      yield next.value;
    }
    if (left !== 0) throw new FileStoreError(`The store of files broke off within ${path}.`);
  }

  return {
    async put(id, files) {
      const folder = folderOf(id);
      if (!files.every(({ name }) => isFileName(name) && name !== markName)) throw new Error('no name of a file');
      if (await has(id)) throw new Error('there is such a file already');
      await client.put(noteOf(id), nothing);
      const kept: (Kept & Pick<NewFile, 'name'>)[] = [];
      for (const file of files) kept.push({ name: file.name, ...(await client.put(`${folder}${file.name}`, file)) });
      await client.put(markOf(id), { name: markName, bytes: Buffer.from(JSON.stringify({ files: kept })) });
      await client.remove(noteOf(id));
    },

    async open(id, name) {
      if (!isFileId(id) || !isFileName(name)) return null;
      const file = (await filesOf(id))?.find((each) => each.name === name);
      if (!file) return null;
      const stop = new AbortController();
      return {
        size: file.size,
        read(range) {
          const length = range ? range.to - range.from + 1 : file.size;
          const pieces = piecesOf(`${folderOf(id)}${name}`, length, range, stop);
          const stream = Readable.from(pieces, { objectMode: false });
          return stream.once('close', () => stop.abort());
        },
        close: async () => stop.abort(),
      };
    },

    has,

    names: async (id) => ((await filesOf(id)) ?? []).map(({ name }) => name).toSorted(),

    async remove(id) {
      await client.put(noteOf(id), nothing);
      await forget(id);
    },

    async list(prefix) {
      const marks = (await client.list(`ready/${prefix}/`)).filter(({ path }) => path.endsWith(`/${markName}`));
      return marks.map(({ path, since }) => ({ id: idIn(path), since })).filter(({ id }) => isFileId(id));
    },

    async forgetUnfinished(before) {
      const notes = (await client.list('pending/')).filter(({ path, since }) => since < before && isFileId(idIn(path)));
      for (const { path } of notes) {
        if (await has(idIn(path))) await client.remove(path);
        else await forget(idIn(path));
      }
      return notes.length;
    },
  };
}
