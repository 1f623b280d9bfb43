import type { FileStore, OpenedFile } from '../../../platform/storage/file-store.ts';
import { fileEntry } from './manifest.ts';

export interface UploadFile {
  /** What it is called in an archive. */
  entry: string;
  file: OpenedFile;
}

/** The files of one upload. Nothing where they are gone, and then it is said. */
export async function* filesOf(store: FileStore, id: string, missing: string[]): AsyncGenerator<UploadFile> {
  const names = await store.names(id);
  if (names.length === 0) missing.push(id);
  for (const name of names) {
    const entry = fileEntry(id, name);
    const file = await store.open(id, name);
    if (!file) throw new Error(`${entry} went while it was copied`);
    yield { entry, file };
  }
}
