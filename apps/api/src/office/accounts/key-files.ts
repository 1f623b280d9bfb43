import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { commandLine } from '../../platform/command-line.ts';
import { modeOfSecretIn, readSecretFile } from '../../platform/secret-file.ts';
import { loadDataKeys } from './data-key-files.ts';
import { nameKey, newMasterSecret, newPrivateKey, secretsFrom, type SigningKeys } from './signing-keys.ts';

const manifestName = 'signing.json';
const masterName = 'master.key';
const recheckMs = 10_000;
/** Longer than a token lives, so that a rotation interrupts nobody. */
const previousBelievedMs = 15 * 60_000;

const manifestSchema = z.object({
  next: z.string(),
  current: z.string(),
  previous: z.string().nullable(),
  rotatedAt: z.iso.datetime(),
});
type Manifest = z.infer<typeof manifestSchema>;

const noKeys = (dir: string) => `no signing keys in ${dir}: run "${commandLine} keys make"`;
const keyFile = (dir: string, kid: string) => join(dir, `${kid}.pem`);

function readManifest(dir: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(dir, manifestName), 'utf8')));
}

/** Whole or not at all: a node that reads at this moment sees the old list or the new one. */
function writeManifest(dir: string, manifest: Manifest): void {
  const draft = join(dir, `${manifestName}.new`);
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: modeOfSecretIn(dir) | 0o200 });
  renameSync(draft, join(dir, manifestName));
}

async function writeNewKey(dir: string): Promise<string> {
  const { kid, privateKey } = await nameKey(newPrivateKey());
  writeFileSync(keyFile(dir, kid), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: modeOfSecretIn(dir) });
  return kid;
}

/** Makes the folder and its keys. Where there are some already, nothing changes and the answer is false. */
export async function createSigningKeys(dir: string): Promise<boolean> {
  if (existsSync(join(dir, manifestName))) return false;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // One that was brought back from its copy stays: what is sealed hangs on it.
  const master = join(dir, masterName);
  if (!existsSync(master))
    writeFileSync(master, `${newMasterSecret().toString('base64')}\n`, { mode: modeOfSecretIn(dir), flag: 'wx' });
  const [current, next] = [await writeNewKey(dir), await writeNewKey(dir)];
  writeManifest(dir, { next, current, previous: null, rotatedAt: new Date().toISOString() });
  return true;
}

/** The next key, which every node already knows, begins to sign; the current one is believed for a quarter of an hour. */
export async function rotateSigningKeys(dir: string): Promise<void> {
  const before = readManifest(dir);
  const next = await writeNewKey(dir);
  writeManifest(dir, {
    next,
    current: before.next,
    previous: before.current,
    rotatedAt: new Date().toISOString(),
  });
  if (before.previous) rmSync(keyFile(dir, before.previous), { force: true });
}

function readKeys(dir: string) {
  const manifest = readManifest(dir);
  const read = (kid: string) => createPrivateKey(readSecretFile(keyFile(dir, kid)));
  const publicKeys = new Map<string, KeyObject>();
  for (const kid of [manifest.next, manifest.current, manifest.previous]) {
    if (kid) publicKeys.set(kid, createPublicKey(read(kid)));
  }
  return { manifest, publicKeys, current: { kid: manifest.current, privateKey: read(manifest.current) } };
}

/** The secrets alone, for a process that signs nothing. */
export function loadSecrets(dir: string): Pick<SigningKeys, 'secret' | 'laterKeys'> {
  const path = join(dir, masterName);
  if (!existsSync(path)) throw new Error(noKeys(dir));
  const secret = secretsFrom(Buffer.from(readSecretFile(path), 'base64'));
  return { secret, laterKeys: loadDataKeys(dir) };
}

/** Tells one master key from another and nothing about either: what is derived from it cannot be turned back. */
export function masterFingerprint(dir: string): string | undefined {
  if (!existsSync(join(dir, masterName))) return undefined;
  return Buffer.from(loadSecrets(dir).secret('fingerprint')).toString('hex');
}

/** Reads the folder, and again soon after a rotation: no node has to be restarted for it. */
export function loadSigningKeys(dir: string, now: () => number = Date.now): SigningKeys {
  if (!existsSync(join(dir, manifestName))) throw new Error(noKeys(dir));
  let keys = readKeys(dir);
  let checkedAt = now();

  const fresh = () => {
    if (now() - checkedAt < recheckMs) return keys;
    checkedAt = now();
    try {
      if (readManifest(dir).current !== keys.manifest.current) keys = readKeys(dir);
    } catch (error) {
      // The keys in memory are still good; a rotation made by another user must not stop the site.
      process.emitWarning(`the signing keys in ${dir} could not be read again: ${String(error)}`);
    }
    return keys;
  };

  return {
    current: () => fresh().current,
    verifier: (kid) => {
      const { manifest, publicKeys } = fresh();
      const tooOld = kid === manifest.previous && now() > Date.parse(manifest.rotatedAt) + previousBelievedMs;
      return tooOld ? undefined : publicKeys.get(kid);
    },
    ...loadSecrets(dir),
  };
}
