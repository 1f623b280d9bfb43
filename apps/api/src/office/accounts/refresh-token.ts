import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * `sid.generation.mac`. The mac covers the companion secret, a nonce of the session that only the browser holds and of
 * which only the hash is stored: a forged or carried-off token is refused before the database is asked.
 */
export interface RefreshToken {
  sid: string;
  generation: number;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

export const newBinding = (): string => randomBytes(32).toString('base64url');
export const hashBinding = (binding: string): Buffer => createHash('sha256').update(binding).digest();

function macOf(secret: Uint8Array, token: RefreshToken, binding: string): string {
  return createHmac('sha256', secret).update(`${token.sid}.${token.generation}.${binding}`).digest('base64url');
}

export function writeRefreshToken(secret: Uint8Array, token: RefreshToken, binding: string): string {
  return `${token.sid}.${token.generation}.${macOf(secret, token, binding)}`;
}

export function readRefreshToken(
  secret: Uint8Array,
  text: string | undefined,
  binding: string | undefined,
): RefreshToken | null {
  const [, sid, generation, mac] = form.exec(text ?? '') ?? [];
  if (!sid || !generation || !mac || !binding) return null;
  const token = { sid, generation: Number(generation) };
  return timingSafeEqual(Buffer.from(macOf(secret, token, binding)), Buffer.from(mac)) ? token : null;
}
