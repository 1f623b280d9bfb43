import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../../platform/storage/durable-files.ts';

interface Place {
  path: string;
  unfinishedPath: string;
}

/** Under its own name the file is there whole or not at all: not before all bytes are on the disk and `check` was content. */
export async function writeWhole(
  { path, unfinishedPath }: Place,
  bytes: AsyncIterable<Uint8Array>,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await pipeline(bytes, createWriteStream(unfinishedPath, { flags: 'wx', mode: 0o600, flush: true }));
    await check();
    await rename(unfinishedPath, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinishedPath, { force: true });
    throw error;
  }
}
