import { createSemaphore } from '../semaphore.ts';
import type { ToEncrypt } from './encrypt-worker.ts';
import { inThread } from './in-thread.ts';

/** It takes a core for seconds, so one at a time. */
const inTurn = createSemaphore(1, 4);
const patience = 60_000;

/** The same Excel file, opened by nothing but its password: Excel and Hancell ask for it. In a thread, because it takes so long. */
export const encryptXlsx = (bytes: Uint8Array, password: string): Promise<Buffer> =>
  inTurn(async () => {
    const workerData: ToEncrypt = { bytes, password };
    const program = new URL('./encrypt-worker.ts', import.meta.url);
    return Buffer.from(await inThread<Uint8Array>(program, { workerData, patience }));
  });
