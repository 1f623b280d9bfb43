import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { XlsxAnswer } from './xlsx-worker.ts';

const patience = 10_000;

const unreadable = () =>
  new AppError('INVALID_INPUT', { message: '엑셀 파일을 읽을 수 없습니다. 엑셀에서 다시 저장해 주십시오.' });

/**
 * In a thread of its own with little memory and little time: a sheet of a hundred bytes can say that its only row is
 * number four thousand million, and the reader would make them all.
 */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    // Nothing of the parent's environment or output is its business.
    env: {},
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>();
  const timer = setTimeout(() => reject(unreadable()), patience);
  worker.once('message', (answer: XlsxAnswer) => (answer ? resolve(answer) : reject(unreadable())));
  worker.once('error', () => reject(unreadable()));
  worker.once('exit', () => reject(unreadable()));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
