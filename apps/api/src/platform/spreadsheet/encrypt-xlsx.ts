import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../semaphore.ts';
import type { ToEncrypt } from './encrypt-worker.ts';

/** It takes a core for seconds, so one at a time. */
const inTurn = createSemaphore(1, 4);

/** The same Excel file, opened by nothing but its password: Excel and Hancell ask for it. In a thread, because it takes so long. */
export const encryptXlsx = (bytes: Uint8Array, password: string): Promise<Buffer> =>
  inTurn(async () => {
    const worker = new Worker(new URL('./encrypt-worker.ts', import.meta.url), {
      workerData: { bytes, password } satisfies ToEncrypt,
      env: {},
      stdout: true,
      stderr: true,
    });
    try {
      const [encrypted] = (await once(worker, 'message')) as [Uint8Array];
      return Buffer.from(encrypted);
    } finally {
      await worker.terminate();
    }
  });
