import { fileFormats } from '@kidney/contract/shared/file-formats.ts';
import type { Database } from '../../platform/database.ts';
import { isFileId, type FileStore, type OpenedFile } from '../../platform/storage/file-store.ts';
import { asAttachment } from './file-name.ts';
import { mediaRepository } from './media.repository.ts';
import { pictureTypeOf, storedDocument } from './stored-names.ts';

export interface ServedFile extends OpenedFile {
  type: string;
  /** Without quotation marks. */
  mark: string;
  /** `Content-Disposition`. */
  disposition: string;
  isPicture: boolean;
}

/** What the server needs to answer `/files/<id>/<name>`. */
export function createServedFiles(deps: { database: Database; store: FileStore }) {
  const { database, store } = deps;

  /** Pictures are ours, so they open in place; no row is asked, and they are there while the database is away. */
  async function openPicture(id: string, name: string, type: string): Promise<ServedFile | null> {
    const file = await store.open(id, name);
    return file && { ...file, type, mark: `${id}-${name}`, disposition: 'inline', isPicture: true };
  }

  async function openDocument(id: string, name: string): Promise<ServedFile | null> {
    const row = await mediaRepository.find(database.read, id);
    if (!row || row.kind !== 'document' || storedDocument(row.format) !== name) return null;
    const file = await store.open(id, name);
    const { type } = fileFormats[row.format];
    return file && { ...file, type, mark: row.digest, disposition: asAttachment(row.name), isPicture: false };
  }

  return {
    async open(id: string, name: string): Promise<ServedFile | null> {
      if (!isFileId(id)) return null;
      const type = pictureTypeOf(name);
      return type ? openPicture(id, name, type) : openDocument(id, name);
    },
  };
}

export type ServedFiles = ReturnType<typeof createServedFiles>;
