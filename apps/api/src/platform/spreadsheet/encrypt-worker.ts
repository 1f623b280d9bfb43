import { parentPort, workerData } from 'node:worker_threads';
import officeCrypto from 'officecrypto-tool';

export interface ToEncrypt {
  bytes: Uint8Array;
  password: string;
}

const { bytes, password } = workerData as ToEncrypt;
// Without a type it is ECMA-376 agile encryption: AES-256, the password drawn through SHA-512 a hundred thousand times.
parentPort?.postMessage(officeCrypto.encrypt(Buffer.from(bytes), { password }));
