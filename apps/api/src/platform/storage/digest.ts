import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export async function digestOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
