import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealedText, type Place } from './sealed-text.ts';

const keys = new Map([1, 2].map((version) => [version, randomBytes(32)]));
const sealer = (current: number) => createSealedText({ current, key: (version) => keys.get(version) });
const place: Place = { table: 'messages', row: '1', column: 'recipient' };
const text = '홍길동 052-000-0000';

describe('sealed text', () => {
  it('D-DAT-01 opens to what was sealed, never looks the same twice, and shows nothing of it', () => {
    const sealed = sealer(1).seal(place, text);
    expect(sealer(1).open(place, sealed)).toBe(text);
    expect(sealed.equals(sealer(1).seal(place, text))).toBe(false);
    expect(sealed.includes('052')).toBe(false);
  });

  it('D-DAT-01 is refused in another row, column or table', () => {
    const sealed = sealer(1).seal(place, text);
    for (const other of [{ row: '2' }, { column: 'content' }, { table: 'people' }]) {
      expect(() => sealer(1).open({ ...place, ...other }, sealed)).toThrow();
    }
  });

  it('D-DAT-01 is refused when any byte of it was changed', () => {
    const sealed = sealer(1).seal(place, text);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealer(1).open(place, changed)).toThrow();
    }
    expect(() => sealer(1).open(place, sealed.subarray(0, 20))).toThrow();
  });

  it('D-DAT-01 a newer key seals, and what an older one sealed still opens', () => {
    const old = sealer(1).seal(place, text);
    expect(sealer(2).open(place, old)).toBe(text);
    expect(sealer(2).seal(place, text).readUInt8(0)).toBe(2);
    expect(old.readUInt8(0)).toBe(1);
  });

  it('D-DAT-01 bytes that are no text come back as they were, and in their own place alone', () => {
    const bytes = randomBytes(100_000);
    const sealed = sealer(1).sealBytes(place, bytes);
    expect(sealer(2).openBytes(place, sealed).equals(bytes)).toBe(true);
    expect(() => sealer(1).openBytes({ ...place, row: '2' }, sealed)).toThrow();
  });
});
