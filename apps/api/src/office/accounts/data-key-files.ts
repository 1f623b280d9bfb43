import { chownSync, closeSync, fsyncSync, linkSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { modeOfSecretIn, readSecretFile } from '../../platform/secret-file.ts';
import type { LaterKeys } from './signing-keys.ts';

/** The version is the first byte of what was sealed. */
const versionsMost = 255;
const keyBytes = 32;

const fileOf = (dir: string, version: number) => join(dir, `data-${version}.key`);

function versionsIn(dir: string): number[] {
  const versions = readdirSync(dir).map((name) => Number(/^data-([1-9]\d{0,2})\.key$/.exec(name)?.[1] ?? 0));
  return versions.filter((version) => version > 1 && version <= versionsMost).toSorted((a, b) => a - b);
}

function readRoot(dir: string, version: number): Uint8Array {
  const root = Buffer.from(readSecretFile(fileOf(dir, version)), 'base64');
  if (root.length !== keyBytes) throw new Error(`${fileOf(dir, version)} is not a key`);
  return root;
}

/** What is sealed with it is lost without it: it is on the disk, whole, before anybody can see it. */
function writeForGood(dir: string, path: string, text: string): void {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', modeOfSecretIn(dir));
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  // Made by the administrator, it is still the site's to read.
  const { uid, gid } = statSync(dir);
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  linkSync(draft, path);
  rmSync(draft);
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Makes the next data key. Every process that seals takes it from now on. Returns its version. */
export function makeDataKey(dir: string): number {
  const version = (versionsIn(dir).at(-1) ?? 1) + 1;
  if (version > versionsMost) throw new Error(`there can be no more than ${versionsMost} data keys`);
  writeForGood(dir, fileOf(dir, version), `${randomBytes(keyBytes).toString('base64')}\n`);
  return version;
}

/** Tells the keys from others of their version and nothing about them. */
export function dataKeyFingerprints(dir: string): Record<string, string> {
  const fingerprint = (version: number) =>
    Buffer.from(hkdfSync('sha256', readRoot(dir, version), '', 'fingerprint', 32)).toString('hex');
  return Object.fromEntries(versionsIn(dir).map((version) => [String(version), fingerprint(version)]));
}

/** Looks into the folder before every seal and for every unknown version: no node has to be restarted for a new key. */
export function loadDataKeys(dir: string): LaterKeys {
  const roots = new Map(versionsIn(dir).map((version) => [version, readRoot(dir, version)]));

  function lookAgain(): void {
    try {
      for (const version of versionsIn(dir)) {
        if (!roots.has(version)) roots.set(version, readRoot(dir, version));
      }
    } catch (error) {
      // The keys in memory are still good; a folder that is away for a moment must not stop the site.
      process.emitWarning(`the data keys in ${dir} could not be read again: ${String(error)}`);
    }
  }

  return {
    newest() {
      lookAgain();
      return Math.max(1, ...roots.keys());
    },
    root(version) {
      if (!roots.has(version)) lookAgain();
      return roots.get(version);
    },
  };
}
