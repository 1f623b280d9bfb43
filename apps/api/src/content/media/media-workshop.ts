import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../platform/database.ts';
import { digestOf } from '../../platform/storage/digest.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { drawVariants } from './content/draw-variants.ts';
import type { MediaKeeper } from './media-keeper.ts';
import { mediaRepository } from './media.repository.ts';
import { storedDocument } from './stored-names.ts';

/** Uploads for the worker: pictures that it makes itself, and documents to make them from. */
export function createMediaWorkshop(deps: { database: Database; store: FileStore; keeper: MediaKeeper }) {
  const { database, store, keeper } = deps;
  return {
    keep: keeper.keep,

    /** Keeps a PNG as if somebody had uploaded it, and gives its id. What nothing keeps within a day is swept away. */
    async addPicture(path: string, name: string): Promise<string> {
      const { width, height, variants, share } = await drawVariants(path);
      const id = randomUUID();
      await mediaRepository.insertPending(database.write, {
        id,
        kind: 'image',
        format: 'png',
        name,
        size: (await stat(path)).size,
        digest: await digestOf(createReadStream(path)),
        width,
        height,
        variants: variants.map(({ bytes: _bytes, ...variant }) => variant),
      });
      await store.put(id, [...variants.map(({ name: file, bytes }) => ({ name: file, bytes })), share]);
      await mediaRepository.setState(database.write, id, 'ready');
      return id;
    },

    /** Keeps a PDF of our own as if somebody had uploaded it, and gives its id. */
    async addPdf(bytes: Buffer, name: string): Promise<string> {
      const id = randomUUID();
      await mediaRepository.insertPending(database.write, {
        id,
        kind: 'document',
        format: 'pdf',
        name,
        size: bytes.length,
        digest: createHash('sha256').update(bytes).digest('hex'),
        variants: [],
      });
      await store.put(id, [{ name: storedDocument('pdf'), bytes }]);
      await mediaRepository.setState(database.write, id, 'ready');
      return id;
    },

    /** False where it is gone. */
    async copyDocument(id: string, to: string): Promise<boolean> {
      const row = await mediaRepository.find(database.read, id);
      const file = row?.kind === 'document' ? await store.open(id, storedDocument(row.format)) : null;
      if (!file) return false;
      await pipeline(file.read(), createWriteStream(to));
      return true;
    },
  };
}

export type MediaWorkshop = ReturnType<typeof createMediaWorkshop>;
