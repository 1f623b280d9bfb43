import { createHash, randomBytes } from 'node:crypto';

/** 192 bits that nobody guesses. Only the hash is kept: who reads the table can open nothing. */
export const newDraftToken = (): string => randomBytes(24).toString('base64url');
export const hashDraftToken = (token: string): Buffer => createHash('sha256').update(token).digest();
