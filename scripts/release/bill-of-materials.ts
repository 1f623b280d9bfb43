import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLicence, type Package } from './production-packages.ts';

/** Under these we may hand on what others wrote. LGPL: libvips, which sharp links when it runs. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

export const forbiddenLicences = (packages: readonly Package[]): string[] =>
  packages
    .filter(({ licence }) => !allowed.has(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence'}`);

interface Lock {
  packages: Record<string, { integrity?: string }>;
}

const inHex = (integrity: string) => Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');

/** Of what the lock names; of Node, of which one file is handed on, that of the program itself. */
function hashesOf(root: string, lock: Lock, { name, path }: Package) {
  if (name === 'node') return [{ alg: 'SHA-512', content: hash('sha512', readFileSync(join(root, path, 'bin/node'))) }];
  const integrity = lock.packages[path]?.integrity;
  return integrity?.startsWith('sha512-') ? [{ alg: 'SHA-512', content: inHex(integrity) }] : [];
}

/** CycloneDX: every package of others that is in the release, with the hash that the lock names. */
export function billOfMaterials(
  root: string,
  packages: readonly Package[],
  release: { name: string; version: string },
) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...release } },
    components: packages.map((each) => ({
      type: 'library',
      name: each.name,
      version: each.version,
      purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
      licenses: [{ license: { id: each.licence } }],
      hashes: hashesOf(root, lock, each),
    })),
  };
}

function textsIn(folder: string, belongs: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && belongs(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
}

/** What their authors ask to be handed on with them. Where a package has no such file, its first page says who and how. */
export function licenceTexts(root: string, packages: readonly Package[]): string {
  return packages
    .map(({ name, version, licence, path }) => {
      const folder = join(root, path);
      const texts = [folder, join(folder, 'dist')].flatMap((each) => textsIn(each, isLicence));
      const found = texts.length > 0 ? texts : textsIn(folder, (file) => /^readme/i.test(file));
      return [`=== ${name} ${version} (${licence})`, ...new Set(found)].join('\n\n');
    })
    .join('\n\n');
}
