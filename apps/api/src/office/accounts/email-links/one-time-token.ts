import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses. Only the hash is stored: who reads the table can open nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The address of a link. In the query, which is never logged; not in the fragment, which needs script. */
export const linkPath = (page: string, token: string): string => `${page}?token=${token}`;
