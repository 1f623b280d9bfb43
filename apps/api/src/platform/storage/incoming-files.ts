import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { makeFolder, removeOlder } from './durable-files.ts';

export interface IncomingFile extends AsyncDisposable {
  path: string;
  size: number;
  /** SHA-256 in hexadecimal digits. */
  digest: string;
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function asRefusal(error: unknown): unknown {
  if (!noRoom.has((error as { code?: string }).code ?? '')) return error;
  return new AppError('UNAVAILABLE', {
    message: '파일을 저장할 자리가 없습니다. 관리자에게 알려 주십시오.',
    cause: error,
  });
}

/** Files on their way in: on disk as they come, never in memory, and gone when they are done with. */
export function createIncomingFiles(folder: string) {
  return {
    /** Fulfilled when all of it is on disk; refuses, and leaves nothing, once there is more than `most`. */
    async receive(bytes: AsyncIterable<Uint8Array>, most: number): Promise<IncomingFile> {
      await makeFolder(folder);
      const path = join(folder, `${randomUUID()}.part`);
      const hash = createHash('sha256');
      let size = 0;
      const dispose = () => rm(path, { force: true });
      try {
        await using handle = await open(path, 'wx');
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > most) throw new AppError('TOO_LARGE');
          hash.update(chunk);
          await handle.writeFile(chunk);
        }
        await handle.sync();
      } catch (error) {
        await dispose();
        throw asRefusal(error);
      }
      return { path, size, digest: hash.digest('hex'), [Symbol.asyncDispose]: dispose };
    },

    /** Removes what a process left behind that ended in the middle. Returns how much it was. */
    forgetUnfinished: (before: Date) => removeOlder(folder, before),
  };
}

export type IncomingFiles = ReturnType<typeof createIncomingFiles>;
