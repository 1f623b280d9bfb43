import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../../../../testing/folder.ts';
import { modeOfSecretIn, readSecretFile } from './secret-file.ts';

const isRoot = process.getuid?.() === 0;

function secretOf(gid: number, mode: number) {
  const folder = createTestFolder();
  onTestFinished(() => folder.remove());
  const place = join(folder.path, 'keys');
  mkdirSync(place);
  const path = join(place, 'a.key');
  writeFileSync(path, 'secret');
  if (isRoot) for (const each of [place, path]) chownSync(each, 0, gid);
  chmodSync(path, mode);
  return { place, path };
}

test('D-OPS-01 a secret that others may read is refused', () => {
  for (const mode of [0o444, 0o404, 0o440]) {
    const { path } = secretOf(0, mode);
    expect(() => readSecretFile(path), mode.toString(8)).toThrow('can be read by others');
  }
  expect(readSecretFile(secretOf(0, 0o400).path)).toBe('secret');
});

test.runIf(isRoot)('D-OPS-09 what root hands to one group that group may read, and nobody else', () => {
  const group = 4242;
  expect(readSecretFile(secretOf(group, 0o440).path)).toBe('secret');
  for (const mode of [0o444, 0o460, 0o441])
    expect(() => readSecretFile(secretOf(group, mode).path), mode.toString(8)).toThrow('can be read by others');
  expect([modeOfSecretIn(secretOf(group, 0o440).place), modeOfSecretIn(secretOf(0, 0o400).place)]).toEqual([
    0o440, 0o400,
  ]);
});
