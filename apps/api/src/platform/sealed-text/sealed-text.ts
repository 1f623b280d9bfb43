import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys by version. The current one seals; every other one still opens what it has sealed. */
export interface DataKeys {
  current: number;
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
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const textAt = 1 + ivBytes + tagBytes;

const bindingOf = ({ table, row, column }: Place) => Buffer.from(`${table}:${row}:${column}`);

/** Personal text at rest: version (1) | iv (12) | tag (16) | AES-256-GCM. */
export function createSealedText(keys: DataKeys): SealedText {
  function keyOf(version: number): Uint8Array {
    const key = keys.key(version);
    if (!key) throw new Error(`no data key of version ${version}`);
    return key;
  }

  return {
    seal(place, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf(keys.current), iv, { authTagLength: tagBytes });
      sealing.setAAD(bindingOf(place));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([Buffer.of(keys.current), iv, sealing.getAuthTag(), sealed]);
    },

    open(place, sealed) {
      if (sealed.length < textAt) throw new Error('not a sealed text');
      const iv = sealed.subarray(1, 1 + ivBytes);
      const opening = createDecipheriv(cipher, keyOf(sealed.readUInt8(0)), iv, { authTagLength: tagBytes });
      opening.setAAD(bindingOf(place));
      opening.setAuthTag(sealed.subarray(1 + ivBytes, textAt));
      return Buffer.concat([opening.update(sealed.subarray(textAt)), opening.final()]).toString('utf8');
    },
  };
}
