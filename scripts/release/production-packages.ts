import { execFileSync } from 'node:child_process';
import { cpSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

export interface Package {
  name: string;
  version: string;
  licence: string;
  /** Below the root of the project. */
  path: string;
}

/** Programs and types that only building needs, and Node, which has a place of its own. */
const onlyForBuilding = /^(typescript|@typescript\/.+|@types\/.+|csstype|node-linux-.+)$/;

/** The build holds their files; nothing else reads them. */
const withinBuild = new Set(['pretendard-gov']);

/** Of these we read a few files alone. */
const readAlone: Record<string, readonly string[]> = {
  pretendard: ['Pretendard-SemiBold.otf', 'Pretendard-ExtraBold.otf'],
};

/** Node runs no TypeScript of packages. */
const idleFile = /\.([cm]?tsx?|map|md|markdown|flow|tsbuildinfo)$/i;
const idleFolder = /^(tests?|__tests__|examples?|benchmarks?|\.github)$/;
export const isLicence = (name: string): boolean => /^(licen[cs]e|copying|notice|ofl)/i.test(name);

function read(root: string, path: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  return { name, version, licence: license ?? '', path: relative(root, path) };
}

/** The Node that all of it runs by; its package is called by the machine that it is for. */
export function nodeOf(root: string): Package {
  const [path] = globSync('node_modules/node-linux-*/bin/node', { cwd: root });
  if (!path) throw new Error('no Node is installed here: npm ci');
  return { ...read(root, join(root, dirname(dirname(path)))), name: 'node', licence: 'MIT' };
}

/** What the running site needs of others' packages, by the lock, as it is installed here. */
export function productionPackages(root: string): Package[] {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(listed.trim().split('\n'))]
    .filter((path) => path.includes('/node_modules/') && !lstatSync(path).isSymbolicLink())
    .map((path) => read(root, path))
    .filter(({ name }) => !onlyForBuilding.test(name))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** Copies a package without those inside it, and without what no program reads. */
export function copyPackage(root: string, { name, path }: Package, target: string): void {
  if (withinBuild.has(name)) return;
  const alone = readAlone[name];
  const source = join(root, path);
  cpSync(source, join(target, path), {
    recursive: true,
    dereference: true,
    filter(from) {
      const part = basename(from);
      if (lstatSync(from).isDirectory()) return from === source || (part !== 'node_modules' && !idleFolder.test(part));
      if (isLicence(part) || part === 'package.json') return true;
      return alone ? alone.includes(part) : !idleFile.test(part);
    },
  });
}
