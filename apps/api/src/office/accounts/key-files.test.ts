import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKeys, loadSigningKeys, masterFingerprint, rotateSigningKeys } from './key-files.ts';

let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'keys-')), 'made');
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

const minute = 60_000;

describe('key files', () => {
  it('D-AU-09 are made once, for the service user alone', async () => {
    expect(await createSigningKeys(dir)).toBe(true);
    const kid = loadSigningKeys(dir).current().kid;
    expect(await createSigningKeys(dir)).toBe(false);
    expect(loadSigningKeys(dir).current().kid).toBe(kid);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    const modes = readdirSync(dir).map((name) => {
      const mode = statSync(join(dir, name)).mode & 0o777;
      return `${name.replace(/^.*\./, '*.')} ${mode.toString(8)}`;
    });
    expect(modes.toSorted()).toEqual(['*.json 600', '*.key 400', '*.pem 400', '*.pem 400']);
  });

  it('D-DAT-01 beside a master key that was brought back new ones are made, and what it had sealed can be opened', async () => {
    await createSigningKeys(dir);
    const elsewhere = join(dir, '../elsewhere');
    mkdirSync(elsewhere);
    copyFileSync(join(dir, 'master.key'), join(elsewhere, 'master.key'));
    expect(await createSigningKeys(elsewhere)).toBe(true);
    const [before, after] = [loadSigningKeys(dir), loadSigningKeys(elsewhere)];
    expect(after.secret('sealed-text-1')).toEqual(before.secret('sealed-text-1'));
    expect(after.current().kid).not.toBe(before.current().kid);
  });

  it('D-DAT-01 a master key is told from another without being told', async () => {
    const other = join(dir, '../other');
    expect(masterFingerprint(dir)).toBeUndefined();
    await createSigningKeys(dir);
    await createSigningKeys(other);
    const known = masterFingerprint(dir);
    expect(known).toMatch(/^[0-9a-f]{64}$/);
    expect([masterFingerprint(dir), masterFingerprint(other) === known]).toEqual([known, false]);
    expect(Buffer.from(readFileSync(join(dir, 'master.key'), 'utf8'), 'base64').toString('hex')).not.toBe(known);
  });

  it('D-AU-09 a key that others could read is refused', async () => {
    await createSigningKeys(dir);
    chmodSync(join(dir, 'master.key'), 0o644);
    expect(() => loadSigningKeys(dir)).toThrow(/0400/);
  });

  it('D-AU-09 after a rotation a running node signs with the next key and believes the previous for 15 minutes', async () => {
    let now = Date.now();
    await createSigningKeys(dir);
    const running = loadSigningKeys(dir, () => now);
    const before = running.current().kid;

    await rotateSigningKeys(dir);
    const restarted = loadSigningKeys(dir, () => now);
    const after = restarted.current().kid;
    expect(after).not.toBe(before);
    expect(running.verifier(after), 'known in advance as the next key').toBeDefined();

    now += minute;
    expect(running.current().kid).toBe(after);
    expect(running.verifier(before)).toBeDefined();
    now += 15 * minute;
    expect(running.verifier(before)).toBeUndefined();
    expect(running.verifier(after)).toBeDefined();
  });

  it('D-AU-08 a rotation keeps the refresh tokens valid', async () => {
    await createSigningKeys(dir);
    const before = Buffer.from(loadSigningKeys(dir).secret('refresh-token'));
    await rotateSigningKeys(dir);
    await rotateSigningKeys(dir);
    const keys = loadSigningKeys(dir);
    expect(Buffer.from(keys.secret('refresh-token'))).toEqual(before);
    expect(Buffer.from(keys.secret('device'))).not.toEqual(before);
    expect(readdirSync(dir).filter((name) => name.endsWith('.pem'))).toHaveLength(3);
  });

  it('D-AU-09 a missing folder is said in words', () => {
    expect(() => loadSigningKeys(dir)).toThrow(/keys make/);
  });
});
