import { chmodSync, readdirSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../../../../testing/folder.ts';
import { createSealedText } from '../../platform/sealed-text/sealed-text.ts';
import { dataKeyFingerprints, makeDataKey } from './data-key-files.ts';
import { createSigningKeys, loadSecrets } from './key-files.ts';
import { dataKeysOf } from './signing-keys.ts';

let folder: ReturnType<typeof createTestFolder>;
beforeEach(async () => {
  folder = createTestFolder();
  await createSigningKeys(folder.path);
});
afterEach(() => folder.remove());

const place = { table: 'persons', row: '1', column: 'name' };
const text = '신청인';

describe('data keys', () => {
  it('D-DAT-01 the newest file seals, and every one opens what it has sealed', () => {
    const sealed = createSealedText(dataKeysOf(loadSecrets(folder.path)));
    const first = sealed.seal(place, text);
    expect(makeDataKey(folder.path)).toBe(2);
    const second = sealed.seal(place, text);
    expect(makeDataKey(folder.path)).toBe(3);
    const third = sealed.seal(place, text);
    expect([first, second, third].map((each) => each.readUInt8(0))).toEqual([1, 2, 3]);
    const restarted = createSealedText(dataKeysOf(loadSecrets(folder.path)));
    for (const each of [first, second, third]) expect(restarted.open(place, each)).toBe(text);
  });

  it('D-DAT-01 a node that meets a version it does not know looks into the folder again', () => {
    const running = createSealedText(dataKeysOf(loadSecrets(folder.path)));
    makeDataKey(folder.path);
    const elsewhere = createSealedText(dataKeysOf(loadSecrets(folder.path))).seal(place, text);
    expect(running.open(place, elsewhere)).toBe(text);
    elsewhere[0] = 9;
    expect(() => running.open(place, elsewhere)).toThrow('no data key of version 9');
  });

  it('D-DAT-01 who somebody is and how they are have keys of their own, in every version', () => {
    for (const version of [1, 2]) {
      const secrets = loadSecrets(folder.path);
      const [personal, health] = [dataKeysOf(secrets, 'personal'), dataKeysOf(secrets, 'health')];
      expect(personal.current).toBe(version);
      expect(personal.key(version)).toHaveLength(32);
      expect(personal.key(version)).not.toEqual(health.key(version));
      makeDataKey(folder.path);
    }
  });

  it('D-DAT-01 are for the service user alone, and told from others without being told', () => {
    makeDataKey(folder.path);
    const path = `${folder.path}/data-2.key`;
    expect(statSync(path).mode & 0o777).toBe(0o400);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('data-'))).toEqual(['data-2.key']);
    expect(dataKeyFingerprints(folder.path)).toEqual({ '2': expect.stringMatching(/^[0-9a-f]{64}$/) });
    chmodSync(path, 0o644);
    expect(() => loadSecrets(folder.path)).toThrow(/0400/);
  });
});
