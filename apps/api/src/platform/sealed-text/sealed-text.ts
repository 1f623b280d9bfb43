import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys by version. The current one seals; every other one still opens what it has sealed. */
export interface DataKeys {
  readonly current: number;
  key(version: number): Uint8Array | undefined;
}

/** Where a text lies. Bound into the seal, so that it can be opened nowhere else. */
export interface Place {
  table: string;
  row: string;
  column: string;
}

export interface SealedText {
  seal(place: Place, text: string): Buffer;
  /** Throws where it was changed, or lies in another place than the one it was sealed for. */
  open(place: Place, sealed: Buffer): string;
  /** The same for what is no text. All of it is in memory: whoever takes bytes in bounds them. */
  sealBytes(place: Place, bytes: Uint8Array): Buffer;
  openBytes(place: Place, sealed: Buffer): Buffer;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const textAt = 1 + ivBytes + tagBytes;

const bindingOf = ({ table, row, column }: Place) => Buffer.from(`${table}:${row}:${column}`);

/** Personal text and bytes at rest: version (1) | iv (12) | tag (16) | AES-256-GCM. */
export function createSealedText(keys: DataKeys): SealedText {
  function keyOf(version: number): Uint8Array {
    const key = keys.key(version);
    if (!key) throw new Error(`no data key of version ${version}`);
    return key;
  }

  function sealBytes(place: Place, bytes: Uint8Array): Buffer {
    const version = keys.current;
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, keyOf(version), iv, { authTagLength: tagBytes });
    sealing.setAAD(bindingOf(place));
    const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
    return Buffer.concat([Buffer.of(version), iv, sealing.getAuthTag(), sealed]);
  }

  function openBytes(place: Place, sealed: Buffer): Buffer {
    if (sealed.length < textAt) throw new Error('not a sealed text');
    const iv = sealed.subarray(1, 1 + ivBytes);
    const opening = createDecipheriv(cipher, keyOf(sealed.readUInt8(0)), iv, { authTagLength: tagBytes });
    opening.setAAD(bindingOf(place));
    opening.setAuthTag(sealed.subarray(1 + ivBytes, textAt));
    return Buffer.concat([opening.update(sealed.subarray(textAt)), opening.final()]);
  }

  return {
    seal: (place, text) => sealBytes(place, Buffer.from(text, 'utf8')),
    open: (place, sealed) => openBytes(place, sealed).toString('utf8'),
    sealBytes,
    openBytes,
  };
}
