import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../../platform/operator-error.ts';
import { syncFolder } from '../../../platform/storage/durable-files.ts';

interface Place {
  path: string;
  unfinishedPath: string;
}

/** Whoever has made the unfinished file is the only one to write to this place. */
async function take({ path, unfinishedPath }: Place): Promise<void> {
  try {
    await writeFile(unfinishedPath, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new OperatorError(
      `${path} is being written already. Nothing was changed. If nobody does, remove ${unfinishedPath}.`,
    );
  }
}

/** Under its own name the file is there whole or not at all: not before all bytes are on the disk and `check` was content. */
export async function writeWhole(
  place: Place,
  bytes: AsyncIterable<Uint8Array>,
  check: () => Promise<void>,
): Promise<void> {
  const { path, unfinishedPath } = place;
  await take(place);
  try {
    if (existsSync(path)) throw new OperatorError(`${path} is there already. Nothing was written.`);
    await pipeline(bytes, createWriteStream(unfinishedPath, { flush: true }));
    await check();
    await rename(unfinishedPath, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinishedPath, { force: true });
    throw error;
  }
}
