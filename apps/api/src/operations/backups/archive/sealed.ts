import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { OperatorError } from '../../../platform/operator-error.ts';
import { readerOf } from './byte-reader.ts';

const magic = Buffer.from('KIDNEY-BACKUP-1\n');
const saltSize = 32;
const checkSize = 16;
const tagSize = 16;
const pieceSize = 65_536;

export const refusals = {
  noBackup: () => new OperatorError('This file is no backup of this site.'),
  wrongKey: () => new OperatorError('The key in BACKUP_KEY_FILE is not the key of this backup.'),
  damaged: () => new OperatorError('This backup is cut off or was changed. It is not used.'),
};

/** Every backup has a key of its own, so that a count can serve as nonce. `check` tells a wrong key from a damaged file. */
function keysFor(key: Uint8Array, salt: Uint8Array) {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, magic, 32 + checkSize));
  return { cipher: derived.subarray(0, 32), check: derived.subarray(32) };
}

/** The place of the piece, and whether it is the last: none can be moved, left out or added at the end. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts as it goes: AES-256-GCM in pieces of 64 KiB. */
export async function* seal(bytes: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize);
  const { cipher: own, check } = keysFor(key, salt);
  yield Buffer.concat([magic, salt, check]);
  await using reader = readerOf(bytes);
  for (let place = 0, isLast = false; !isLast; place += 1) {
    const piece = await reader.take(pieceSize);
    isLast = await reader.isAtEnd();
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(place, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

function open(piece: Buffer, key: Uint8Array, nonce: Buffer): Buffer {
  if (piece.length < tagSize) throw refusals.damaged();
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagSize });
  decipher.setAuthTag(piece.subarray(-tagSize));
  const plain = decipher.update(piece.subarray(0, -tagSize));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    throw refusals.damaged();
  }
}

/** Gives out nothing that was not sealed with this key, in this place. That it is whole is known only at the end. */
export async function* unseal(bytes: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  await using reader = readerOf(bytes);
  if (!(await reader.take(magic.length)).equals(magic)) throw refusals.noBackup();
  const { cipher: own, check } = keysFor(key, await reader.take(saltSize));
  const found = await reader.take(checkSize);
  if (found.length < checkSize) throw refusals.damaged();
  if (!timingSafeEqual(found, check)) throw refusals.wrongKey();
  for (let place = 0, isLast = false; !isLast; place += 1) {
    const piece = await reader.take(pieceSize + tagSize);
    isLast = await reader.isAtEnd();
    yield open(piece, own, nonceOf(place, isLast));
  }
}
